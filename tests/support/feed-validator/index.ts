/** Validators of feeds: the rules of each format, and what this site promises on top. */
export {atomProblems} from './atom';
export {jsonFeedProblems} from './json-feed';
export {rssProblems} from './rss';
export {parseXml} from './xml';

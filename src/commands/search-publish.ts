/** `npm run search:publish`: the records of the built site, in the hosted index. */
import {defaultIndexName} from '../search/config';
import {publishSite} from './search-publish/run';
import {runCommand} from './support/command';

const help = `npm run search:publish [-- OPTIONS]

Publishes the search records of the built site to the hosted index, with the ranking settings, the
synonyms and the rules for titles and keywords. The settings, synonyms and rules are written first; the
records then replace the old ones in one step, and a failure before that step leaves the old ones.
Rules made by hand stay.

Run \`npm run build\` first.

  --build DIR  folder of the built site (build)
  --url URL    origin of the URLs the records lead to (https://www.arkosjs.com)
  --dry-run    say what would be published and send nothing; needs no credentials
  --help       this text

Environment:
  ALGOLIA_APP_ID         the application
  ALGOLIA_ADMIN_API_KEY  a key that may add and delete records, delete indexes and edit settings.
                         For this command only: never set it for a build.
  ALGOLIA_INDEX_NAME     the index (${defaultIndexName})
`;

runCommand({
  help,
  options: {
    build: {type: 'string', default: 'build'},
    url: {type: 'string', default: 'https://www.arkosjs.com'},
    'dry-run': {type: 'boolean', default: false},
  },
  run: ({build, url, 'dry-run': dryRun}) => publishSite({build, url, dryRun}),
});

/** `npm run new:post`: writes what the checks want of a new post. */
import {parseArgs} from 'node:util';

import {create, runCommand} from './scaffold/files';
import {postFile, postText} from './scaffold/post';

const help = `npm run new:post -- SLUG "TITLE" --tag TAG… [--date YYYY-MM-DD]

Writes blog/DATE-SLUG.mdx.

--tag   a tag of blog/tags.yml; as often as needed
--date  today unless told
`;

runCommand(help, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {tag: {type: 'string', multiple: true}, date: {type: 'string'}},
  });
  const [slug = '', title = ''] = positionals;
  const {tag: tags = [], date = new Date().toISOString().slice(0, 10)} = values;
  if (!/^[a-z\d.-]+$/.test(slug)) throw new Error(`SLUG is "${slug}" → write words-with-hyphens`);
  if (title === '') throw new Error('TITLE is missing');
  if (tags.length === 0) throw new Error('--tag is missing');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error(`--date is ${date} → write YYYY-MM-DD`);
  const post = {slug, title, date, tags};
  const file = postFile(post);
  await create(file, postText(post));
  return `Write the post, then: npm run check && npm run docs:check -- ${file}`;
});

/** `npm run new:post`: writes what the checks require of a new post. */
import {created, writeFiles} from './scaffold/files';
import {postFile, postText} from './scaffold/post';
import {required, runCommand, UsageError} from './support/command';

const help = `npm run new:post -- SLUG "TITLE" --tag TAG… [--date YYYY-MM-DD]

Writes blog/DATE-SLUG.mdx.

--tag   a tag of blog/tags.yml; as often as needed
--date  by default today
`;

runCommand({
  help,
  options: {
    tag: {type: 'string', multiple: true, default: []},
    date: {type: 'string', default: new Date().toISOString().slice(0, 10)},
  },
  takesOperands: true,
  async run({tag: tags, date}, [slug = '', name]) {
    if (!/^[a-z\d.-]+$/.test(slug))
      throw new UsageError(`SLUG is "${slug}" → write words-with-hyphens`);
    if (!/^\d{4}-\d\d-\d\d$/.test(date))
      throw new UsageError(`--date is ${date} → write YYYY-MM-DD`);
    required(tags[0], '--tag');
    const post = {slug, title: required(name, 'TITLE'), date, tags};
    const file = postFile(post);
    await writeFiles([await created(file, postText(post))]);
    console.log(`Write the post, then: npm run check && npm run docs:check -- ${file}`);
  },
});

import path from 'node:path';
import {parseArgs} from 'node:util';

import {defaultIndexName} from '../search/config';
import {readBuiltPages} from '../search/build/files';
import {publish} from '../search/hosted/publish/publish';
import {recordsOf} from '../search/hosted/publish/records';
import {hostedRules} from '../search/hosted/publish/rules';
import {hostedSettings, hostedSynonyms} from '../search/hosted/publish/settings';

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

function size(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`;
}

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      url: {type: 'string', default: 'https://www.arkosjs.com'},
      'dry-run': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const environment = (name: string): string => process.env[name]?.trim() ?? '';
  const appId = environment('ALGOLIA_APP_ID');
  const adminApiKey = environment('ALGOLIA_ADMIN_API_KEY');
  const wantedName = environment('ALGOLIA_INDEX_NAME');
  const indexName = wantedName === '' ? defaultIndexName : wantedName;
  const dryRun = values['dry-run'];

  if (!dryRun) {
    const missing = Object.entries({
      ALGOLIA_APP_ID: [appId, 'the id of the Algolia application'],
      ALGOLIA_ADMIN_API_KEY: [adminApiKey, 'a key of it that may write'],
    }).filter(([, [value]]) => value === '');
    for (const [name, [, meaning]] of missing) {
      console.error(`${name} is not set → set it to ${meaning}.`);
    }
    if (missing.length > 0) {
      return 1;
    }
  }

  const origin = values.url.replace(/\/+$/, '');
  const built = await readBuiltPages(path.resolve(values.build), {
    baseUrl: '/',
    siteTitle: 'Arkos.js',
  });
  const records = built.flatMap((page) => recordsOf(page, origin));
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const bytes = Buffer.byteLength(JSON.stringify(records));
  console.log(`${records.length} records of ${pages} pages, ${size(bytes)} → index ${indexName}`);
  if (dryRun) {
    console.log(`Settings: ${JSON.stringify(hostedSettings, null, 2)}`);
    console.log('Dry run: nothing was sent.');
    return 0;
  }

  await publish({
    appId,
    adminApiKey,
    indexName,
    settings: hostedSettings,
    synonyms: hostedSynonyms,
    rules: hostedRules(built),
    records,
  });
  console.log(`Index ${indexName} is live with ${records.length} records.`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

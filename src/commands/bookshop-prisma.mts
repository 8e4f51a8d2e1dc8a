/**
 * `npm run bookshop:prisma`: makes the bookshop's Prisma client, without network and only when the
 * schema has changed.
 */
import {fileURLToPath} from 'node:url';
import {ensurePrismaClient} from '../bookshop/prisma-client';

const help = `npm run bookshop:prisma

Generates the Prisma client of docs/_bookshop into node_modules, without network, when its schema
has changed since the last time. The build, npm start and npm run docs:check do this by themselves.
`;

if (process.argv.includes('--help')) {
  console.log(help);
} else {
  const made = await ensurePrismaClient({root: fileURLToPath(new URL('../..', import.meta.url))});
  console.log(made ? 'The Prisma client was generated.' : 'The Prisma client is current.');
}

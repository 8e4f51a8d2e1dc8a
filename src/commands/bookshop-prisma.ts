/**
 * `npm run bookshop:prisma`: makes the bookshop's Prisma client, without network and only when the
 * schema has changed.
 */
import {root} from '../root';
import {ensurePrismaClient} from '../bookshop/prisma-client';
import {runCommand} from './support/command';

const help = `npm run bookshop:prisma

Generates the Prisma client of docs/_bookshop into node_modules, without network, when its schema
has changed since the last time. The build, npm start and npm run docs:check do this by themselves.
`;

runCommand({
  help,
  async run() {
    const made = await ensurePrismaClient({root});
    console.log(made ? 'The Prisma client was generated.' : 'The Prisma client is current.');
  },
});

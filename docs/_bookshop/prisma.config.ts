import 'dotenv/config';
import {PrismaBetterSQLite3} from '@prisma/adapter-better-sqlite3';
import {defineConfig} from 'prisma/config';

// `prisma db push` over the same adapter as the application: the path in DATABASE_URL then means
// the same file to both, and no engine is downloaded.
export default defineConfig({
  experimental: {adapter: true},
  engine: 'js',
  schema: 'prisma/schema',
  migrations: {seed: 'tsx prisma/seed.ts'},
  adapter: async () => new PrismaBetterSQLite3({url: process.env.DATABASE_URL ?? ''}),
});

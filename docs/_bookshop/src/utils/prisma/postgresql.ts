// For PostgreSQL put this in the place of `index.ts`, and `provider = "postgresql"` in the schema.
import {PrismaPg} from '@prisma/adapter-pg';
import {PrismaClient} from '@prisma/client';

const adapter = new PrismaPg({connectionString: process.env.DATABASE_URL});

const prisma = new PrismaClient({adapter});

export default prisma;

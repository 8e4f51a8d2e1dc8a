/**
 * The two driver adapters of Prisma 6.19 that the bookshop names. The real packages bring a native
 * module and a database client, which type-checking the samples does not need.
 *
 * @packageDocumentation
 */
import type {SqlMigrationAwareDriverAdapterFactory} from '@prisma/driver-adapter-utils';

/** Prisma over better-sqlite3. */
export declare class PrismaBetterSQLite3 implements SqlMigrationAwareDriverAdapterFactory {
  /** @param options - `url`: the database file, as `file:./bookshop.db` */
  constructor(options: {url: string});
  readonly provider: 'sqlite';
  readonly adapterName: string;
  connect(): ReturnType<SqlMigrationAwareDriverAdapterFactory['connect']>;
  connectToShadowDb(): ReturnType<SqlMigrationAwareDriverAdapterFactory['connectToShadowDb']>;
}

/** Prisma over node-postgres. */
export declare class PrismaPg implements SqlMigrationAwareDriverAdapterFactory {
  /** @param options - `connectionString`: address of the database */
  constructor(options: {connectionString: string | undefined});
  readonly provider: 'postgres';
  readonly adapterName: string;
  connect(): ReturnType<SqlMigrationAwareDriverAdapterFactory['connect']>;
  connectToShadowDb(): ReturnType<SqlMigrationAwareDriverAdapterFactory['connectToShadowDb']>;
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** Drizzle over a pool: where queries start. */
export type Orm = NodePgDatabase;

/** Drizzle inside one transaction. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Either: what a query that may be part of a transaction takes. */
export type Executor = Orm | Transaction;

export interface Database {
  pool: Pool;
  orm: Orm;
  /** Waits for running queries, then closes every connection. May be called again. */
  close: () => Promise<void>;
}

export interface CreateDatabaseOptions {
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  connectionsMax?: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  /** Memory for sorting and grouping within a statement; the server's own setting unless given. */
  workMemoryMb?: number;
  /** Called when a connection breaks while nobody uses it (a restarted server); the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/**
 * Opens a lazily connecting pool on a PostgreSQL address and Drizzle over it. No connection is made before the first query.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function createDatabase(url: string, options: CreateDatabaseOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000;
  const pool = new Pool({
    connectionString: url,
    application_name: options.applicationName ?? 'onepoint',
    max: options.connectionsMax ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    ...(options.workMemoryMb === undefined ? {} : { options: `-c work_mem=${options.workMemoryMb}MB` }),
  });
  let closed: Promise<void> | undefined;
  // Without a listener a broken idle connection would end the process. One that the server breaks while we close it is nobody's trouble.
  pool.on('error', (error) => {
    if (closed === undefined) options.onIdleError?.(error);
  });
  // The same for one that breaks within a transaction, whose queries fail by themselves.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, orm: createOrm(pool), close: () => (closed ??= pool.end()) };
}

/** Drizzle over a pool that somebody else owns. */
export function createOrm(pool: Pool): Orm {
  const orm = drizzle({ client: pool });
  // Drizzle's own never gives a connection back whose first statement fails, until the pool is empty, and tells of the failed rollback on a
  // broken connection instead of what broke.
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    let isUsable = false;
    try {
      const result = await drizzle({ client }).transaction(
        (transaction) =>
          work(transaction).catch((error: unknown) => {
            failure = error;
            throw error;
          }),
        config,
      );
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = failure === error;
      throw failure ?? error;
    } finally {
      client.release(!isUsable);
    }
  };
  return orm;
}

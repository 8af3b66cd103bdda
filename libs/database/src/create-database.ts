import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isTracing } from '@onepoint/tracing';
import { Pool } from 'pg';
import { TracedClient } from './traced-client.ts';

export type Orm = NodePgDatabase;

export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** For queries that can run inside or outside a transaction. */
export type Executor = Orm | Transaction;

export interface Database {
  pool: Pool;
  orm: Orm;
  /** Waits for running queries, then closes every connection. Can be called more than once. */
  close: () => Promise<void>;
}

export interface CreateDatabaseOptions {
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  connectionsMax?: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  /** `work_mem` of each connection. @default the server's setting */
  workMemoryMb?: number;
  /** Called when an idle connection breaks, for example because the server restarts. The pool replaces it. */
  onIdleError?: (error: Error) => void;
}

/**
 * Creates a PostgreSQL connection pool and Drizzle on it. Doesn't connect before the first query.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function createDatabase(url: string, options: CreateDatabaseOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000;
  const pool = new Pool({
    connectionString: url,
    ...(isTracing() ? { Client: TracedClient } : {}),
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
  // Without a listener, a broken idle connection would crash the process. Errors while closing the pool don't matter.
  pool.on('error', (error) => {
    if (closed === undefined) options.onIdleError?.(error);
  });
  // The same for a connection that breaks during a transaction, whose queries fail anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, orm: createOrm(pool), close: () => (closed ??= pool.end()) };
}

/** Creates Drizzle on an existing pool, with a `transaction` that handles broken connections. The caller closes the pool. */
export function createOrm(pool: Pool): Orm {
  const orm = drizzle({ client: pool });
  // Drizzle's own `transaction` never releases a connection whose `begin` fails, which drains the pool, and on a broken connection it throws the
  // error of the failed rollback instead of the original error.
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

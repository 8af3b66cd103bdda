import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';

/** Thrown if an applied migration was edited. Write a new migration instead. */
export class MigrationChangedError extends Error {
  readonly code = 'MIGRATION_CHANGED';

  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied to this database`);
    this.name = 'MigrationChangedError';
  }
}

export interface Migration {
  /** File name without `.sql`, such as `0001_users_and_projects`. Migrations run in order of their names. */
  name: string;
  sql: string;
  /** SHA-256 of the SQL, hex. */
  checksum: string;
}

/** Resolved by package name, because a server's bundle is in another folder. */
const ownDirectory = (): string => fileURLToPath(new URL('migrations', import.meta.resolve('@onepoint/database/package.json')));

/** Reads the migrations of a directory (default: this library's), in the order in which they run. */
export async function readMigrations(directory: string = ownDirectory()): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(directory, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: hash('sha256', sql, 'hex') };
    }),
  );
}

/**
 * Lists migrations that a database doesn't have yet; all of them if it is empty. Changes nothing.
 *
 * @throws {MigrationChangedError} if a migration was edited after it was applied
 */
export async function listPendingMigrations(client: Pool | PoolClient, migrations?: Migration[]): Promise<Migration[]> {
  const known = migrations ?? (await readMigrations());
  const { rows: tables } = await client.query<{ exists: boolean }>(`select to_regclass('schema_migrations') is not null as exists`);
  if (!tables[0]?.exists) return known;

  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of known) {
    const applied = checksums.get(name);
    if (applied !== undefined && applied !== checksum) throw new MigrationChangedError(name);
  }
  return known.filter(({ name }) => !checksums.has(name));
}

/** Advisory lock id: "onep" in ASCII. */
const lockId = 0x6f6e6570;

/** While a migration waits for a table lock, every other query of that table waits behind it, so give up after this time. */
const lockTimeoutMs = 3_000;
/** Pause between attempts, so that transactions that hold the lock can end. */
const lockPauseMs = 2_000;
const lockAttemptsMax = 30;

interface MigrateOptions {
  /** @default this library's */
  migrations?: Migration[];
  /** @default 3 seconds */
  lockTimeoutMs?: number;
  /** @default 2 seconds */
  lockPauseMs?: number;
}

/**
 * Migrates a database to the newest schema and returns the names of the applied migrations. Safe to run concurrently: others wait for the
 * first. Each migration is one transaction that waits only briefly for locks, so that servers keep working meanwhile.
 *
 * @throws {MigrationChangedError} if a migration was edited after it was applied
 */
export async function migrateDatabase(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const known = options.migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const pending = await listPendingMigrations(client, known);
    await client.query(`set lock_timeout = ${options.lockTimeoutMs ?? lockTimeoutMs}`);
    for (const migration of pending) await applyPatiently(client, migration, options.lockPauseMs ?? lockPauseMs);
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock and resets the timeout, whatever state it is in.
    client.release(true);
  }
}

async function applyPatiently(client: PoolClient, migration: Migration, pauseMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      if (attempt === lockAttemptsMax || !isLockTimeout(error)) throw error;
      await delay(pauseMs);
    }
  }
}

/** SQLSTATE 55P03, lock_not_available */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '55P03';

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

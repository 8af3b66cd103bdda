import type { Pool, PoolClient } from 'pg';
import { listPendingMigrations } from './list-pending-migrations.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

/** Any number that nothing else in the database locks: "onepoint" read as bytes would not fit, its first half does. */
const lockId = 0x6f6e6570;

/**
 * Brings a database to the newest schema and returns the names of the migrations that it applied (none when it was up to date).
 * Safe to call from several processes at once: the others wait for the first. Each migration is one transaction.
 *
 * @throws {MigrationChangedError} a migration was edited after it had been applied
 */
export async function migrateDatabase(pool: Pool, migrations?: Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const pending = await listPendingMigrations(client, known);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Ending the connection gives back the lock and the changed time-out, whatever state it is in.
    client.release(true);
  }
}

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

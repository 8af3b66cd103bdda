import type { Pool, PoolClient } from 'pg';
import { MigrationChangedError } from './migration-changed-error.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

/**
 * The migrations that a database still lacks; all of them when it is empty. Changes nothing.
 *
 * @throws {MigrationChangedError} a migration was edited after it had been applied
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

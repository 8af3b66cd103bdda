import { createTestDatabase as createEmptyDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../create-database.ts';
import { listPendingMigrations } from './list-pending-migrations.ts';
import { migrateDatabase } from './migrate-database.ts';
import { MigrationChangedError } from './migration-changed-error.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

let database: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  const empty = await createEmptyDatabase();
  database = createDatabase(empty.url);
  drop = empty.drop;
});

afterEach(async () => {
  await database.close();
  await drop();
});

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: `checksum of ${sql}` });

test('an empty database gets every migration once, in order, even when many start at the same time', async () => {
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect((await listPendingMigrations(database.pool)).map(({ name }) => name)).toEqual(names);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.pool)));
  expect(applied.filter((list) => list.length > 0)).toEqual([names]);
  expect(await listPendingMigrations(database.pool)).toEqual([]);
});

test('what failed is undone and said by name, and what went before stays', async () => {
  const list = [migration('0001_a', 'create table a (id int)'), migration('0002_b', 'create table b (id int); select nonsense')];
  await expect(migrateDatabase(database.pool, list)).rejects.toThrow('Migration 0002_b failed');
  const { rows } = await database.pool.query(`select to_regclass('a') is not null as a, to_regclass('b') is not null as b`);
  expect(rows).toEqual([{ a: true, b: false }]);
  expect(
    await migrateDatabase(
      database.pool,
      [list[0], migration('0002_b', 'create table b (id int)')].filter((item) => item !== undefined),
    ),
  ).toEqual(['0002_b']);
});

test('a migration that was edited after it had been applied is refused', async () => {
  await migrateDatabase(database.pool, [migration('0001_a', 'create table a (id int)')]);
  await expect(migrateDatabase(database.pool, [migration('0001_a', 'create table a (id text)')])).rejects.toThrow(MigrationChangedError);
});

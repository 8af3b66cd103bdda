import { createTestDatabase as createEmptyDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type Database } from '../create-database.ts';
import { patience } from '../testing/create-test-database.ts';
import { listPendingMigrations, migrateDatabase, MigrationChangedError, readMigrations, type Migration } from './migrate-database.ts';

let database: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  const empty = await createEmptyDatabase();
  database = createDatabase(empty.url, patience);
  drop = empty.drop;
});

afterEach(async () => {
  await database.close();
  await drop();
});

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: `checksum of ${sql}` });

test('applies every migration once and in order, even when started concurrently', async () => {
  const names = (await readMigrations()).map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect((await listPendingMigrations(database.pool)).map(({ name }) => name)).toEqual(names);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.pool)));
  expect(applied.filter((list) => list.length > 0)).toEqual([names]);
  expect(await listPendingMigrations(database.pool)).toEqual([]);
});

test('rolls back and names a failed migration, and keeps earlier ones', async () => {
  const list = [migration('0001_a', 'create table a (id int)'), migration('0002_b', 'create table b (id int); select nonsense')];
  await expect(migrateDatabase(database.pool, { migrations: list })).rejects.toThrow('Migration 0002_b failed');
  const { rows } = await database.pool.query(`select to_regclass('a') is not null as a, to_regclass('b') is not null as b`);
  expect(rows).toEqual([{ a: true, b: false }]);
  expect(
    await migrateDatabase(database.pool, {
      migrations: [list[0], migration('0002_b', 'create table b (id int)')].filter((item) => item !== undefined),
    }),
  ).toEqual(['0002_b']);
});

test('rejects a migration that was edited after it was applied', async () => {
  await migrateDatabase(database.pool, { migrations: [migration('0001_a', 'create table a (id int)')] });
  await expect(migrateDatabase(database.pool, { migrations: [migration('0001_a', 'create table a (id text)')] })).rejects.toThrow(
    MigrationChangedError,
  );
});

test('waits only briefly for a lock, and retries until it gets it', async () => {
  await migrateDatabase(database.pool, { migrations: [migration('0001_a', 'create table a (id int)')] });
  const holder = await database.pool.connect();
  await holder.query('begin; lock table a in access exclusive mode');
  const list = [migration('0001_a', 'create table a (id int)'), migration('0002_b', 'alter table a add column b int')];
  const migrated = migrateDatabase(database.pool, { migrations: list, lockTimeoutMs: 300, lockPauseMs: 300 });
  const waiting = async () => {
    const isHere = 'database = (select oid from pg_database where datname = current_database())';
    return (await database.pool.query(`select count(*)::int as count from pg_locks where not granted and ${isHere}`)).rows;
  };
  await expect.poll(waiting, { interval: 1 }).toEqual([{ count: 1 }]);
  await expect.poll(waiting, { interval: 1 }).toEqual([{ count: 0 }]);
  await holder.query('rollback');
  holder.release();
  expect(await migrated).toEqual(['0002_b']);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from './create-database.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

test('times out a slow query on the server', async () => {
  const impatient = createDatabase(database.url, { statementTimeoutMs: 50 });
  await expect(impatient.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  await impatient.close();
});

test('reports and replaces an idle connection that the server closes', async () => {
  const errors: Error[] = [];
  const watched = createDatabase(database.url, { onIdleError: (error) => errors.push(error) });
  const { rows } = await watched.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => errors).toHaveLength(1);
  expect((await watched.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await watched.close();
});

test('does not report a connection that breaks while closing', async () => {
  const errors: Error[] = [];
  const watched = createDatabase(database.url, { onIdleError: (error) => errors.push(error) });
  await watched.pool.query('select 1');
  const closed = watched.close();
  watched.pool.emit('error', new Error('terminating connection'), undefined);
  await closed;
  expect(errors).toEqual([]);
});

test('sets work_mem', async () => {
  const roomy = createDatabase(database.url, { workMemoryMb: 48 });
  expect((await roomy.pool.query('show work_mem')).rows).toEqual([{ work_mem: '48MB' }]);
  await roomy.close();
});

test('connects with the first query', async () => {
  const nowhere = createDatabase('postgres://127.0.0.1:1/none', { connectTimeoutMs: 500 });
  expect(nowhere.pool.totalCount).toBe(0);
  await expect(nowhere.pool.query('select 1')).rejects.toThrow();
  await nowhere.close();
});

test('releases the connection of a transaction that cannot begin', async () => {
  const narrow = createDatabase(database.url, { connectionsMax: 1 });
  const beginning = narrow.orm.transaction(() => Promise.resolve(), { isolationLevel: 'none such' as 'serializable' });
  await expect(beginning).rejects.toMatchObject({ cause: { code: '42601' } });
  expect((await narrow.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await narrow.close();
});

test('throws the original error when the connection of a transaction breaks, and discards the connection', async () => {
  const narrow = createDatabase(database.url, { connectionsMax: 1 });
  const broken = narrow.orm.transaction((transaction) => transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(broken).rejects.toMatchObject({ cause: { code: '57P01' } });
  expect((await narrow.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await narrow.close();
});

test('rolls back a failed transaction and reuses its connection', async () => {
  const narrow = createDatabase(database.url, { connectionsMax: 1 });
  const pidOf = async () => (await narrow.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await pidOf();
  const failing = narrow.orm.transaction(async (transaction) => {
    await transaction.execute(sql`create table undone (id integer)`);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await pidOf()).toBe(before);
  expect((await narrow.pool.query(`select to_regclass('undone') as found`)).rows).toEqual([{ found: null }]);
  await narrow.close();
});

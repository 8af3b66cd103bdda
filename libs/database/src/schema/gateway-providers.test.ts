import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createId } from '../ids/create-id.ts';
import { insertProject } from '../projects/insert-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { projects } from './projects.ts';
import { providers } from './providers.ts';

let database: TestDatabase;
let listener: Client;
let heard: (string | undefined)[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  listener = new Client({ connectionString: database.url });
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.connect();
  await listener.query('listen gateway_providers');
});

afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** How often gateways were told during some work. Notifications arrive in order: the known one at the end proves that all are here. */
async function timesHeard(work: () => Promise<unknown>): Promise<number> {
  heard = [];
  await work();
  await database.pool.query(`select pg_notify('gateway_providers', 'end')`);
  await expect.poll(() => heard.at(-1)).toBe('end');
  return heard.length - 1;
}

test('gateways are told of what they must read again, and not of what a look at a node has shown', async () => {
  const { orm } = database;
  const { id: projectId } = await orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
  const id = createId('prov');
  const values = {
    id,
    projectId,
    name: 'A',
    chain: 'base',
    url: 'https://a.example.com',
    health: 'healthy',
    checkedAt: new Date(),
  } as const;
  const set = (changes: Partial<typeof providers.$inferInsert>) => orm.update(providers).set(changes).where(eq(providers.id, id));
  expect(await timesHeard(() => orm.insert(providers).values(values))).toBe(1);
  expect(await timesHeard(() => set({ status: 'paused' }))).toBe(1);
  expect(await timesHeard(() => set({ health: 'unreachable', blockHeight: 4, lagBlocks: 1, checkedAt: new Date() }))).toBe(0);
  expect(await timesHeard(() => set({ deletedAt: new Date() }))).toBe(1);
  const setProject = (isProvider: boolean) => orm.update(projects).set({ isProvider }).where(eq(projects.id, projectId));
  expect(await timesHeard(() => setProject(true))).toBe(1);
  expect(await timesHeard(() => setProject(true))).toBe(0);
});

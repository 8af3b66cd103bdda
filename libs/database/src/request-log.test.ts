import { requestLog } from '@onepoint/plans-domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertProject } from './projects.ts';
import { deleteLoggedRequests, type NewLoggedRequest, pruneLoggedRequests, recordRequests } from './request-log.ts';
import { loggedRequests } from './schema/logged-requests.ts';
import { projects } from './schema/projects.ts';
import { users } from './schema/users.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  await database.orm.insert(users).values({ id: 'user_a', type: 'email' });
});

afterAll(() => database.drop());

const newProject = async () =>
  (await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }))).id;

const call = (projectId: string, requestId: string, fields: Partial<NewLoggedRequest> = {}): NewLoggedRequest => ({
  projectId,
  requestId,
  apiKeyId: 'key_a',
  chain: 'ethereum',
  method: 'eth_call',
  transport: 'http',
  status: 'succeeded',
  computeUnits: 26,
  createdAt: new Date('2026-11-21T09:00:00Z'),
  ...fields,
});
const failed = (projectId: string, requestId: string) =>
  call(projectId, requestId, { status: 'rateLimited', code: 'RATE_LIMITED', computeUnits: 0 });

/** On a busy machine, concurrent batches wait for each other for longer than servers do. */
const record = (rows: readonly NewLoggedRequest[], options: Parameters<typeof recordRequests>[2] = {}) =>
  recordRequests(database.orm, rows, { timeoutMs: 60_000, ...options });

const listIds = async (projectId: string) => {
  const rows = await database.orm.select().from(loggedRequests).where(eq(loggedRequests.projectId, projectId));
  return rows.map(({ requestId }) => requestId).toSorted();
};

test('stores every column', async () => {
  const projectId = await newProject();
  const row = call(projectId, 'req_a', { batchIndex: 3, status: 'upstreamError', code: '-32000', latencyMs: 12.5, transport: 'websocket' });
  await record([row]);
  const [stored] = await database.orm.select().from(loggedRequests).where(eq(loggedRequests.projectId, projectId));
  expect(stored).toEqual({ ...row, isFailed: true, position: 1 });
});

test('keeps the latest calls of each project and kind', async () => {
  const [here, there] = [await newProject(), await newProject()];
  const max = { failedMax: 2, succeededMax: 3 };
  await record([call(here, 'a'), failed(here, 'x'), call(there, 'other'), call(here, 'b')], max);
  await record([failed(here, 'y'), failed(here, 'z'), call(here, 'c'), call(here, 'd')], max);
  expect(await listIds(here)).toEqual(['b', 'c', 'd', 'y', 'z']);
  expect(await listIds(there)).toEqual(['other']);
});

test('keeps positions apart when gateways record at the same time', async () => {
  const projectId = await newProject();
  const batches = Array.from({ length: 8 }, (_, batch) =>
    Array.from({ length: 50 }, (_row, index) => call(projectId, `${String(batch)}-${String(index)}`)),
  );
  await Promise.all(batches.map((rows) => record(rows, { succeededMax: 100 })));
  expect(await listIds(projectId)).toHaveLength(100);
});

test('skips deleted and unknown projects', async () => {
  const [live, deleted] = [await newProject(), await newProject()];
  await database.orm.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, deleted));
  await record([call(deleted, 'a'), call('proj_unknown', 'b'), call(live, 'c')]);
  expect(
    await database.orm
      .select()
      .from(loggedRequests)
      .where(sql`project_id in (${deleted}, 'proj_unknown')`),
  ).toEqual([]);
  expect(await listIds(live)).toEqual(['c']);
});

test('waits for a deletion in progress and then records nothing', async () => {
  const projectId = await newProject();
  let recording: Promise<void> | undefined;
  await database.orm.transaction(async (transaction) => {
    await transaction.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, projectId));
    recording = record([call(projectId, 'a')]);
    await deleteLoggedRequests(transaction, projectId);
  });
  await recording;
  expect(await listIds(projectId)).toEqual([]);
});

test('gives up when the database is slow', async () => {
  const projectId = await newProject();
  await database.orm.transaction(async (transaction) => {
    await transaction.update(projects).set({ name: 'B' }).where(eq(projects.id, projectId));
    await expect(recordRequests(database.orm, [call(projectId, 'a')], { timeoutMs: 50 })).rejects.toThrow();
  });
  expect(await listIds(projectId)).toEqual([]);
});

test('deletes expired calls', async () => {
  const projectId = await newProject();
  const now = new Date('2026-11-29T00:00:00Z');
  const old = new Date(now.getTime() - requestLog.daysKept * 86_400_000 - 1);
  await record([call(projectId, 'old', { createdAt: old }), call(projectId, 'new', { createdAt: now })]);
  await pruneLoggedRequests(database.orm, now);
  expect(await listIds(projectId)).toEqual(['new']);
});

test('takes at most 450 bytes per call, including indexes', async () => {
  const projectId = await newProject();
  await database.orm.execute(sql`truncate logged_requests`);
  const rows = Array.from({ length: 1_000 }, (_, index) =>
    call(projectId, `req_${String(index).padStart(20, '0')}`, {
      apiKeyId: 'key_1r0SN7YpsAoTp42yM7Psal',
      latencyMs: 3,
      status: 'upstreamFailed',
      code: 'UPSTREAM_TIMEOUT',
      batchIndex: 1,
    }),
  );
  await record(rows);
  const { rows: sizes } = await database.orm.execute<{ bytes: string }>(sql`select pg_total_relation_size('logged_requests') as bytes`);
  expect(Number(sizes[0]?.bytes) / rows.length).toBeLessThan(450);
});

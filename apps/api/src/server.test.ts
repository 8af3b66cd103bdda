import { createId, createSecretBox, insertProject, providers, sealProvider } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { eq } from 'drizzle-orm';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { sessionToken } from './test/session-tokens.ts';
import { apiEnv, spawnApi, startApiProcess, type ApiProcess } from './test/start-api-process.ts';

let database: TestDatabase;
let running: ApiProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
});

afterAll(() => database.drop());

async function start(): Promise<ApiProcess> {
  const api = await startApiProcess(database.url);
  running.push(api);
  return api;
}

function request({ address }: ApiProcess, method: string, path: string, userId: string, body?: unknown): Promise<Response> {
  const headers = {
    authorization: `Bearer ${sessionToken(userId)}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return fetch(`${address}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

test('keeps acknowledged writes after kill -9', async () => {
  const first = await start();
  const created: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const reply = await request(first, 'POST', '/projects', 'user_kill', { name: `Project ${index}` });
    created.push(((await reply.json()) as { id: string }).id);
  }
  first.child.kill('SIGKILL');
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });

  const list = (await (await request(await start(), 'GET', '/projects', 'user_kill')).json()) as { id: string }[];
  expect(list.map(({ id }) => id)).toEqual(created);
});

test('exits with 0 on SIGTERM and logs no secret', async () => {
  const api = await start();
  const { id } = (await (await request(api, 'POST', '/projects', 'user_stop', { name: 'Before' })).json()) as { id: string };
  expect((await request(api, 'PATCH', `/projects/${id}`, 'user_stop', { name: 'After' })).status).toBe(200);
  api.child.kill('SIGTERM');
  expect(await api.ended).toEqual({ code: 0, signal: null });
  // Session tokens start with `eyJ`.
  expect(api.output.join('\n')).toContain(`/api/v1/projects/${id}`);
  expect(api.output.join('\n')).not.toContain('eyJ');
});

test('stops although a request does not end', async () => {
  const api = await start();
  const { id } = (await (await request(api, 'POST', '/projects', 'user_stuck', { name: 'Stuck' })).json()) as { id: string };
  const locker = await database.pool.connect();
  await locker.query('begin');
  await locker.query('select 1 from projects where id = $1 for update', [id]);
  const stuck = request(api, 'PATCH', `/projects/${id}`, 'user_stuck', { name: 'Never' }).catch(() => 'cut off');
  // At least one, because the periodic work can wait for the same lock.
  const waiting = `select from pg_stat_activity where datname = current_database() and application_name = 'onepoint-api' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBeGreaterThan(0);
  api.child.kill('SIGTERM');
  expect(await api.ended).toEqual({ code: 0, signal: null });
  expect(await stuck).toBe('cut off');
  await locker.query('rollback');
  locker.release();
});

test('does not start in production with unsafe settings, and lists all of them without values', async () => {
  const unsafe = {
    ONEPOINT_ENV: 'production',
    PUBLIC_ORIGIN: 'http://localhost:4000',
    CLERK_SECRET_KEY: 'sk_test_embedded_hunter2',
    PROVIDER_PRIVATE_ADDRESSES: 'allow',
    WEBHOOK_PRIVATE_ADDRESSES: 'allow',
    CRYPTOCLOUD_API_KEY: 'sandbox_hunter2',
    CRYPTOCLOUD_SHOP_ID: 'sandbox_hunter2',
    CRYPTOCLOUD_SECRET: 'sandbox_hunter2',
  };
  const child = spawnApi({ ...apiEnv(database.url), ...unsafe });
  const [message, [code]] = await Promise.all([child.stderr === null ? '' : text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  const { ONEPOINT_ENV: _, ...named } = unsafe;
  for (const name of [...Object.keys(named), 'CLERK_PUBLISHABLE_KEY', 'CLERK_API_URL'])
    expect(message).toMatch(new RegExp(`^${name}: `, 'm'));
  expect(message).not.toContain('hunter2');
});

test('does not start without a key that encrypted a stored secret, and names the key', async () => {
  const { orm } = database;
  const { id: projectId } = await orm.transaction((transaction) => insertProject(transaction, { name: 'Node', ownerId: 'user_a' }));
  const id = createId('prov');
  const node = sealProvider(createSecretBox([{ id: 'lost', key: Buffer.alloc(32) }]), id, 'https://node.example.com');
  const row = { id, projectId, name: 'Node', chain: 'base', health: 'healthy', checkedAt: new Date() } as const;
  await orm.insert(providers).values({ ...row, ...node });
  const child = spawnApi(apiEnv(database.url));
  const [message, [code]] = await Promise.all([child.stderr === null ? '' : text(child.stderr), once(child, 'exit')]);
  await orm.delete(providers).where(eq(providers.id, id));
  expect(message).toContain('SECRETS_KEYS lacks keys that encrypted stored secrets: lost');
  expect(code).toBe(1);
});

test.each([
  ['an unusable variable', { PORT: 'x', DATABASE_URL: '' }, /^PORT: .+\nDATABASE_URL: .+\n$/],
  ['an unreachable database', { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The API could not start: .*ECONNREFUSED.*\n$/],
])('reports %s in one line each and exits with 1', async (_case, env, expected) => {
  const child = spawnApi({ ...apiEnv(database.url), ...env });
  const [message, [code]] = await Promise.all([child.stderr === null ? '' : text(child.stderr), once(child, 'exit')]);
  expect(message).toMatch(expected);
  expect(code).toBe(1);
});

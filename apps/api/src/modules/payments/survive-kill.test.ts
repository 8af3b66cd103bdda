import type { Payment } from '@onepoint/api-contract';
import { checkLedger, insertProject } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { startTestPayments, type TestPayments } from '@onepoint/sandbox/payments/testing/start-test-payments';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { sessionToken } from '../../test/session-tokens.ts';
import { startApiProcess, type ApiProcess } from '../../test/start-api-process.ts';

/** Each test starts the API several times, which is slow on a busy machine. */
const timeout = 300_000;

/** A new process waits for the end of the killed one's database session before it does the periodic work. */
const patience = { timeout: 60_000 };

const payer = 'user_payer';

let database: TestDatabase;
let sandbox: TestPayments;
let wire: Server;
/** Called after the provider has created an invoice and before the API receives it. */
let onInvoice: () => void;
let projectId: string;
let running: ApiProcess[];

beforeEach(async () => {
  running = [];
  onInvoice = () => undefined;
  database = await createTestDatabase(inject('databaseUrl'));
  sandbox = await startTestPayments({ postbackUrl: 'http://127.0.0.1:1/none' });
  wire = createServer((request, response) => {
    const forward = async (): Promise<void> => {
      const headers = { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: await text(request) };
      const answer = await fetch(sandbox.address + (request.url ?? ''), init);
      const body = await answer.text();
      if (request.url?.endsWith('/invoice/create') === true) onInvoice();
      response.writeHead(answer.status).end(body);
    };
    // A killed process leaves requests unfinished.
    forward().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'Paid', ownerId: payer }));
  projectId = project.id;
});

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  wire.close();
  await sandbox.dispose();
  await database.drop();
});

async function start(): Promise<ApiProcess> {
  const { port } = wire.address() as AddressInfo;
  const { apiKey, shopId, secret } = sandbox.keys;
  const account = { CRYPTOCLOUD_API_KEY: apiKey, CRYPTOCLOUD_SHOP_ID: shopId, CRYPTOCLOUD_SECRET: secret };
  const api = await startApiProcess(database.url, { ...account, CRYPTOCLOUD_API_URL: `http://127.0.0.1:${port}` });
  running.push(api);
  return api;
}

async function kill(api: ApiProcess): Promise<void> {
  api.child.kill('SIGKILL');
  await api.ended;
}

async function call<T>({ address }: ApiProcess, method: string, path: string, body?: unknown): Promise<T> {
  const headers = {
    authorization: `Bearer ${sessionToken(payer)}`,
    'idempotency-key': 'one',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return (await (await fetch(`${address}/api${path}`, init)).json()) as T;
}

const create = (api: ApiProcess) =>
  call<Payment>(api, 'POST', `/v1/projects/${projectId}/payments`, { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 });
const list = async (api: ApiProcess) => (await call<{ data: Payment[] }>(api, 'GET', `/v2/projects/${projectId}/payments`)).data;

test(
  'finds an invoice whose reply was lost to kill -9 at the next start, and returns it to the repeated request',
  { timeout },
  async () => {
    const first = await start();
    onInvoice = () => first.child.kill('SIGKILL');
    await expect(create(first)).rejects.toThrow(TypeError);
    await first.ended;
    onInvoice = () => undefined;

    const second = await start();
    await expect.poll(() => list(second), patience).toHaveLength(1);
    const [found] = await list(second);
    expect(await create(second)).toEqual(found);
    await sandbox.act(found?.link?.split('/').at(-1) ?? '', 'pay', 'lost');
    expect(await call(second, 'POST', `/v1/projects/${projectId}/payments/${found?.id}/check`)).toMatchObject({ credited: 9_860 });
    expect(await checkLedger(database.orm)).toEqual([]);
  },
);

test('credits a payment once on the next start after kill -9 between the provider’s reply and the commit', { timeout }, async () => {
  const first = await start();
  const { id, link } = await create(first);
  await sandbox.act(link?.split('/').at(-1) ?? '', 'pay', 'lost');

  const locker = await database.pool.connect();
  await locker.query('begin');
  await locker.query('select 1 from payments where id = $1 for update', [id]);
  const check = call(first, 'POST', `/v1/projects/${projectId}/payments/${id}/check`).catch((error: unknown) => error);
  const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBeGreaterThan(0);
  await kill(first);
  expect(await check).toBeInstanceOf(TypeError);
  await locker.query('rollback');
  locker.release();

  for (let restart = 0; restart < 2; restart += 1) {
    const api = await start();
    await expect.poll(() => list(api), patience).toMatchObject([{ id, status: 'CONFIRMED', credited: 9_860 }]);
    expect(await call(api, 'GET', `/v1/projects/${projectId}`)).toMatchObject({ balance: 9_860 });
    await kill(api);
  }
  expect(await checkLedger(database.orm)).toEqual([]);
});

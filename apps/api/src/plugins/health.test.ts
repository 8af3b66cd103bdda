import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, expectError } from '../test/api.ts';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';

let own: TestApi;

beforeAll(async () => {
  own = await createTestApi();
});

afterAll(() => own.close());

test('reports not ready while the process drains, and asks clients to connect elsewhere', async () => {
  own.lifecycle.isDraining = true;
  const reply = await callApi('GET /ready', { app: own.app });
  const { headers, status } = await callApi('GET /health', { app: own.app });
  own.lifecycle.isDraining = false;
  expect(expectError(reply, 'UNAVAILABLE')).toEqual({ draining: true });
  expect([status, headers['connection']]).toEqual([200, 'close']);
});

test('reports ready when the database answers and is migrated, and healthy while the process runs', async () => {
  expect(await callApi('GET /ready', { app: own.app })).toMatchObject({ status: 200, body: { status: 'ready', emails: 'sent' } });

  await own.database.pool.query(`delete from schema_migrations where name = '0005_gateway_access'`);
  expect(expectError(await callApi('GET /ready', { app: own.app }), 'UNAVAILABLE')).toEqual({ pendingMigrations: ['0005_gateway_access'] });

  await own.database.close();
  expectError(await callApi('GET /ready', { app: own.app }), 'UNAVAILABLE');
  expect(await callApi('GET /health', { app: own.app })).toMatchObject({ status: 200, body: { status: 'ok' } });
});

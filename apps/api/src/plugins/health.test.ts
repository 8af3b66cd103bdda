import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, expectError } from '../test/api.ts';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';

let own: TestApi;

beforeAll(async () => {
  own = await createTestApi();
});

afterAll(() => own.close());

test('reports ready when the database answers and is migrated, and healthy while the process runs', async () => {
  expect(await callApi('GET /ready', { app: own.app })).toMatchObject({ status: 200, body: { status: 'ready', emails: 'sent' } });

  await own.database.pool.query(`delete from schema_migrations where name = '0005_gateway_access'`);
  expect(expectError(await callApi('GET /ready', { app: own.app }), 'UNAVAILABLE')).toEqual({ pendingMigrations: ['0005_gateway_access'] });

  await own.database.close();
  expectError(await callApi('GET /ready', { app: own.app }), 'UNAVAILABLE');
  expect(await callApi('GET /health', { app: own.app })).toMatchObject({ status: 200, body: { status: 'ok' } });
});

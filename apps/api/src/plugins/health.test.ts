import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../test/call-api.ts';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';
import { expectError } from '../test/expect-error.ts';

let own: TestApi;

beforeAll(async () => {
  own = await createTestApi();
});

afterAll(() => own.close());

test('ready means that the database answers and has every migration; health only that the process lives', async () => {
  expect(await callApi('GET /ready', { app: own.app })).toMatchObject({ status: 200, body: { status: 'ready' } });

  await own.database.pool.query(`delete from schema_migrations where name = '0005_gateway_access'`);
  expect(expectError(await callApi('GET /ready', { app: own.app }), 'UNAVAILABLE')).toEqual({ pendingMigrations: ['0005_gateway_access'] });

  await own.database.close();
  expectError(await callApi('GET /ready', { app: own.app }), 'UNAVAILABLE');
  expect(await callApi('GET /health', { app: own.app })).toMatchObject({ status: 200, body: { status: 'ok' } });
});

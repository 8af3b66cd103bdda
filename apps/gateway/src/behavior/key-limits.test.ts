import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../testing/open-socket.ts';
import type { TestKey } from '../testing/create-key.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});

afterAll(async () => {
  await gateway.stop();
  expect(gateway.troubles).toEqual([]);
});

const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_blockNumber', params: [] });
const path = ({ secret }: TestKey) => `/rpc/ethereum/${secret}`;
const limit = ({ apiKeyId }: TestKey, column: string, value: number | null) =>
  gateway.database.pool.query(`update api_keys set ${column} = $2 where id = $1`, [apiKeyId, value]);
const ask = async (key: TestKey): Promise<[number, unknown, string | null]> => {
  const response = await gateway.post(path(key), body);
  return [response.status, await response.json(), response.headers.get('retry-after')];
};
const answer = [200, { id: 7, result: expect.anything() }, null];
const refusal = (code: string, name: string) => [
  429,
  { id: 7, error: { code: -32_005, data: { code, limit: name, requestId: expect.stringMatching(/^req_/) } } },
  expect.stringMatching(/^\d+$/),
];

describe('an API key with limits of its own', () => {
  it('is rejected above its requests per second, with the limit and when to retry', async () => {
    const key = await gateway.createKey();
    await limit(key, 'requests_per_second_max', 1);
    // Counts as a hundred requests, so that the next one would have to wait for more than a minute.
    const batch = await gateway.post(path(key), `[${Array.from({ length: 100 }, () => body).join(',')}]`);
    expect([batch.status, await batch.json()]).toMatchObject([200, { length: 100 }]);
    expect(await ask(key)).toMatchObject(refusal('KEY_RATE_LIMITED', 'requestsPerSecond'));
  });

  it.each([
    ['compute_units_per_day_max', 'KEY_DAILY_LIMIT_REACHED', 'computeUnitsPerDay'],
    ['compute_units_per_month_max', 'KEY_MONTHLY_LIMIT_REACHED', 'computeUnitsPerMonth'],
  ])('is rejected once %s is used up, and accepted again as soon as the limit is raised', async (column, code, name) => {
    const key = await gateway.createKey();
    await limit(key, column, 20);
    for (const _ of [1, 2]) expect(await ask(key)).toMatchObject(answer);
    expect(await ask(key)).toMatchObject(refusal(code, name));
    await limit(key, column, 30);
    await expect.poll(() => ask(key)).toMatchObject(answer);
  });

  it('counts usage from before the limit was set, as after a restart', async () => {
    const key = await gateway.createKey();
    await ask(key);
    await expect.poll(() => gateway.usage(key.projectId)).toMatchObject({ 'ethereum eth_blockNumber': { computeUnits: 10 } });
    await limit(key, 'compute_units_per_day_max', 10);
    await expect.poll(() => ask(key)).toMatchObject(refusal('KEY_DAILY_LIMIT_REACHED', 'computeUnitsPerDay'));
  });

  it('loses its WebSocket connection when its daily limit is reached', async () => {
    const key = await gateway.createKey();
    await limit(key, 'compute_units_per_day_max', 10);
    const client = await openSocket(`${gateway.address}${path(key)}`);
    expect(await client.ask(body)).toMatchObject({ id: 7, result: expect.anything() });
    expect(await client.ask(body)).toMatchObject({ error: { data: { code: 'KEY_DAILY_LIMIT_REACHED' } } });
    expect(await client.closed).toMatchObject({ code: 4429 });
  });
});

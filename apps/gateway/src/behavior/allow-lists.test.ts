import { rotateApiKeySecret, hashApiKeySecret } from '@onepoint/database';
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

const body = (method: string, params: unknown[] = []) => JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });
const path = ({ secret }: Pick<TestKey, 'secret'>) => `/rpc/ethereum/${secret}`;

async function limitedKey(column: string, entries: string[]): Promise<TestKey> {
  const key = await gateway.createKey();
  await gateway.database.pool.query(`update api_keys set ${column} = $2 where id = $1`, [key.apiKeyId, entries]);
  return key;
}

async function post(key: Pick<TestKey, 'secret'>, text: string, headers: Record<string, string> = {}): Promise<[number, unknown]> {
  const response = await gateway.post(path(key), text, headers);
  return [response.status, await response.json()];
}

const refusal = (code: string, allowList: string) => [
  403,
  { id: 7, error: { code: -32_013, data: { code, allowList, requestId: expect.stringMatching(/^req_/) } } },
];
const answer = [200, { id: 7, result: expect.anything() }];

describe('an API key with allowlists', () => {
  it('accepts only listed origins', async () => {
    const key = await limitedKey('allowed_origins', ['https://*.example.com']);
    expect(await post(key, body('eth_chainId'), { origin: 'https://app.example.com' })).toMatchObject(answer);
    expect(await post(key, body('eth_chainId'), { origin: 'https://evil.test' })).toMatchObject(refusal('ORIGIN_NOT_LISTED', 'origins'));
    expect(await post(key, body('eth_chainId'))).toMatchObject(refusal('ORIGIN_NOT_LISTED', 'origins'));
  });

  it('accepts only listed IP addresses, through any proxy', async () => {
    const key = await limitedKey('allowed_ips', ['203.0.113.0/24', '2001:db8:7::/48']);
    expect(await post(key, body('eth_chainId'), { 'x-forwarded-for': '203.0.113.9' })).toMatchObject(answer);
    expect(await post(key, body('eth_chainId'), { 'x-forwarded-for': '2001:db8:7::1' })).toMatchObject(answer);
    expect(await post(key, body('eth_chainId'), { 'x-forwarded-for': '2001:db8:8::1' })).toMatchObject(refusal('IP_NOT_LISTED', 'ips'));
    expect(await post(key, body('eth_chainId'))).toMatchObject(refusal('IP_NOT_LISTED', 'ips'));
  });

  it('accepts only listed methods and still answers the rest of a batch', async () => {
    const key = await limitedKey('allowed_methods', ['eth_chain*']);
    expect(await post(key, body('eth_blockNumber'))).toMatchObject(refusal('METHOD_NOT_LISTED', 'methods'));
    const [status, answers] = await post(key, `[${body('eth_blockNumber')},${body('eth_chainId')}]`);
    expect(status).toBe(200);
    expect(answers).toMatchObject([{ error: { data: { code: 'METHOD_NOT_LISTED' } } }, { id: 7, result: '0x1' }]);
    await expect
      .poll(() => gateway.usage(key.projectId))
      .toMatchObject({
        'ethereum eth_blockNumber': { requests: 2, errors: 2, computeUnits: 0 },
        'ethereum eth_chainId': { requests: 1, errors: 0 },
      });
  });

  it('accepts only listed contracts', async () => {
    const contract = `0x${'ab'.repeat(20)}`;
    const key = await limitedKey('allowed_contracts', [contract]);
    expect(await post(key, body('eth_call', [{ to: contract, data: '0x' }, 'latest']))).toMatchObject(answer);
    expect(await post(key, body('eth_chainId'))).toMatchObject(answer);
    const other = body('eth_call', [{ to: `0x${'00'.repeat(20)}` }, 'latest']);
    expect(await post(key, other)).toMatchObject(refusal('CONTRACT_NOT_LISTED', 'contracts'));
    expect(await post(key, body('eth_getLogs', [{}]))).toMatchObject(refusal('CONTRACT_NOT_LISTED', 'contracts'));
  });

  it('applies allowlists to WebSocket connections, including changes while open', async () => {
    const key = await limitedKey('allowed_methods', ['eth_chainId']);
    const client = await openSocket(`${gateway.address}${path(key)}`);
    expect(await client.ask(body('eth_blockNumber'))).toMatchObject({ error: { data: { code: 'METHOD_NOT_LISTED' } } });
    expect(await client.ask(body('eth_chainId'))).toMatchObject({ result: '0x1' });
    await gateway.database.pool.query(`update api_keys set allowed_ips = '{192.0.2.1}' where id = $1`, [key.apiKeyId]);
    expect(await client.closed).toMatchObject({ code: 4403 });
  });
});

describe('a rotated API key', () => {
  it('accepts both secrets until the grace period ends, then only the new one', async () => {
    const key = await gateway.createKey();
    expect(await post(key, body('eth_chainId'))).toMatchObject(answer);
    const { orm, pool } = gateway.database;
    const { secret } = await orm.transaction((transaction) =>
      rotateApiKeySecret(transaction, { id: key.apiKeyId, secretHash: hashApiKeySecret(key.secret) }, new Date(Date.now() + 3_600_000)),
    );
    expect(await post({ secret }, body('eth_chainId'))).toMatchObject(answer);
    expect(await post(key, body('eth_chainId'))).toMatchObject(answer);
    await pool.query('update api_keys set previous_secret_ends_at = now() where id = $1', [key.apiKeyId]);
    await expect.poll(() => post(key, body('eth_chainId'))).toMatchObject([401, { error: { data: { code: 'KEY_UNKNOWN' } } }]);
    expect(await post({ secret }, body('eth_chainId'))).toMatchObject(answer);
  });
});

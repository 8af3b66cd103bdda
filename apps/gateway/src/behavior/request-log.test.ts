import { loggedRequests } from '@onepoint/database';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});

afterAll(async () => {
  await gateway.stop();
  expect(gateway.troubles).toEqual([]);
});

const call = (method: string, params: unknown[] = []) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const reverting = call('eth_call', [{ data: '0xfe' }, 'latest']);

/** By method, because calls in the same millisecond have no order. */
async function listLog(projectId: string) {
  const rows = await gateway.database.orm
    .select()
    .from(loggedRequests)
    .where(eq(loggedRequests.projectId, projectId))
    .orderBy(asc(loggedRequests.method));
  return rows.map(({ requestId, batchIndex, method, transport, status, code }) => ({
    requestId,
    batchIndex,
    method,
    transport,
    status,
    code,
  }));
}

describe('the request log', () => {
  it('has each call under the request id of its response', async () => {
    const { projectId, secret } = await gateway.createKey();
    const post = async (body: string) => (await gateway.post(`/rpc/ethereum/${secret}`, body)).headers.get('x-request-id');
    const ids = [
      await post(call('eth_blockNumber')),
      await post(reverting),
      await post(`[${call('eth_chainId')},${call('admin_peers')}]`),
      await post('{'),
    ];
    const http = { batchIndex: null, transport: 'http' };
    await expect
      .poll(() => listLog(projectId))
      .toEqual([
        { ...http, requestId: ids[2], method: 'admin_peers', status: 'invalid', code: 'METHOD_REFUSED', batchIndex: 1 },
        { ...http, requestId: ids[0], method: 'eth_blockNumber', status: 'succeeded', code: null },
        { ...http, requestId: ids[1], method: 'eth_call', status: 'upstreamError', code: expect.stringMatching(/^-?\d+$/) as string },
        { ...http, requestId: ids[2], method: 'eth_chainId', status: 'succeeded', code: null, batchIndex: 0 },
        { ...http, requestId: ids[3], method: 'other', status: 'invalid', code: 'PARSE_ERROR' },
      ]);
  });

  it('has rejected calls with their code', async () => {
    const { projectId, secret, apiKeyId } = await gateway.createKey();
    await gateway.database.pool.query(`update api_keys set status = 'paused' where id = $1`, [apiKeyId]);
    const response = await gateway.post(`/rpc/ethereum/${secret}`, call('eth_blockNumber'));
    const { error } = (await response.json()) as { error: { data: { requestId: string } } };
    expect(error.data.requestId).toBe(response.headers.get('x-request-id'));
    await expect
      .poll(() => listLog(projectId))
      .toMatchObject([{ requestId: error.data.requestId, method: 'eth_blockNumber', status: 'forbidden', code: 'KEY_PAUSED' }]);
  });

  it('has WebSocket messages under the request id of their error', async () => {
    const { projectId, secret } = await gateway.createKey();
    const client = await openSocket(`${gateway.address}/rpc/ethereum/${secret}`);
    await client.ask(call('eth_blockNumber'));
    const { error } = (await client.ask(call('admin_peers'))) as { error: { data: { requestId: string } } };
    client.socket.close();
    await expect
      .poll(() => listLog(projectId))
      .toMatchObject([
        { requestId: error.data.requestId, method: 'admin_peers', transport: 'websocket', code: 'METHOD_REFUSED' },
        { requestId: expect.stringMatching(/^req_/) as string, method: 'eth_blockNumber', transport: 'websocket', status: 'succeeded' },
      ]);
  });

  it('contains no parameters, secrets, or anything else sent as a method name', async () => {
    const { projectId, secret } = await gateway.createKey();
    const hidden = 'hidden-value';
    await gateway.post(`/rpc/ethereum/${secret}`, call('eth_call', [{ data: hidden }]));
    await gateway.post(`/rpc/ethereum/${secret}`, call(hidden));
    await expect.poll(() => listLog(projectId)).toHaveLength(2);
    const { rows } = await gateway.database.pool.query('select * from logged_requests where project_id = $1', [projectId]);
    expect(JSON.stringify(rows)).not.toContain(hidden);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(3));
  });
});

it('is off if the operator turned it off', async () => {
  const off = await startTestGateway({ logsRequests: false });
  const { projectId, secret } = await off.createKey();
  await off.post(`/rpc/ethereum/${secret}`, call('eth_blockNumber'));
  await expect.poll(() => off.usage(projectId)).not.toEqual({});
  const { rows } = await off.database.pool.query('select * from logged_requests');
  expect(rows).toEqual([]);
  await off.stop();
});

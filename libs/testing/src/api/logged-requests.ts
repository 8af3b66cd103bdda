import { contract, type LoggedRequest } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** A successful call. */
export function loggedRequestFixture(fields: Partial<LoggedRequest> = {}): LoggedRequest {
  return {
    id: 'log_1773487200000-s-41',
    requestId: 'req_Zk3vQ8mT1xRw7LbN0sYd',
    batchIndex: null,
    apiKey: { id: 'key_8dNx4VbQ2LwZ', name: 'Backend', isDeleted: false },
    chain: 'ethereum',
    method: 'eth_blockNumber',
    transport: 'http',
    status: 'succeeded',
    code: null,
    latencyMs: 3.4,
    computeUnits: 10,
    createdAt: '2026-03-14T11:20:00.000Z',
    ...fields,
  };
}

/** A request log with one call of each kind, newest first, a minute apart. */
export function loggedRequestFixtures(newest = '2026-03-14T11:20:00.000Z'): LoggedRequest[] {
  const failed = { latencyMs: null, computeUnits: 0 };
  const batch = { requestId: 'req_Rw0fJ6yU3Bx9Mq2KaEw8', transport: 'websocket', chain: 'base' } as const;
  const calls: Partial<LoggedRequest>[] = [
    { ...failed, method: 'eth_getLogs', status: 'rateLimited', code: 'RATE_LIMITED' },
    {},
    { method: 'eth_call', status: 'upstreamError', code: '3', latencyMs: 18.2, computeUnits: 26 },
    { ...failed, ...batch, method: 'admin_peers', status: 'invalid', code: 'METHOD_REFUSED', batchIndex: 1 },
    { ...batch, method: 'eth_getBalance', batchIndex: 0, computeUnits: 20 },
    {
      ...failed,
      method: 'eth_call',
      status: 'forbidden',
      code: 'ORIGIN_NOT_LISTED',
      apiKey: { id: 'key_web', name: 'Web app', isDeleted: false },
    },
    { ...failed, method: 'eth_sendRawTransaction', status: 'unpaid', code: 'BALANCE_EXHAUSTED' },
    { method: 'eth_getLogs', status: 'upstreamFailed', code: 'UPSTREAM_TIMEOUT', latencyMs: 30_004, computeUnits: 0 },
    { ...failed, method: 'other', status: 'invalid', code: 'PARSE_ERROR', apiKey: { id: 'key_old', name: 'Old server', isDeleted: true } },
    { method: 'eth_getBlockByNumber', computeUnits: 20, latencyMs: 5.1 },
  ];
  return calls.map((fields, index) =>
    loggedRequestFixture({
      id: `log_1773487200000-s-${String(100 - index)}`,
      requestId: `req_Zk3vQ8mT1xRw7LbN0sY${String(index)}`,
      createdAt: new Date(Date.parse(newest) - index * 60_000).toISOString(),
      ...fields,
    }),
  );
}

/** Implements filters and paging like the API. */
export const loggedRequestHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listLoggedRequests, ({ params, query }) => {
    const { id } = projectForAction(state, params.projectId, 'statistics:read');
    const { apiKeyId, chain, method, status, code, from, to, lastId, limit } = query;
    const calls = (state.loggedRequests[id] ?? []).filter(
      (call) =>
        (apiKeyId === undefined || call.apiKey.id === apiKeyId) &&
        (chain === undefined || call.chain === chain) &&
        (method === undefined || call.method === method) &&
        (status === undefined || (status === 'failed' ? call.status !== 'succeeded' : call.status === status)) &&
        (code === undefined || call.code === code) &&
        (from === undefined || Date.parse(call.createdAt) >= Date.parse(from)) &&
        (to === undefined || Date.parse(call.createdAt) < Date.parse(to)),
    );
    const start = lastId === undefined ? 0 : calls.findIndex((call) => call.id === lastId) + 1;
    const end = start + limit;
    return { data: calls.slice(start, end), hasMore: calls.length > end };
  }),
  mockCall(baseUrl, contract.getLoggedRequest, ({ params: { projectId, requestId } }) => {
    const { id } = projectForAction(state, projectId, 'statistics:read');
    const calls = (state.loggedRequests[id] ?? [])
      .filter((call) => call.requestId === requestId)
      .toSorted((a, b) => (a.batchIndex ?? 0) - (b.batchIndex ?? 0));
    if (calls.length === 0) throw new ApiRefusal('REQUEST_NOT_FOUND');
    return { requestId, calls };
  }),
];

import { loggedRequestEnds, loggedRequests } from '@onepoint/database';
import { requestLog } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newApiKey, newLoggedRequest, newMember, newProject, newUser } from '../../test/fixtures.ts';

interface Page {
  data: { id: string; requestId: string }[];
  hasMore: boolean;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function newLog(owner: string) {
  const projectId = await newProject(owner);
  const [{ apiKeyId }, { apiKeyId: otherKeyId }] = [await newApiKey(projectId), await newApiKey(projectId)];
  const log = (minutes: number, fields: Parameters<typeof newLoggedRequest>[2] = {}, key = apiKeyId) =>
    newLoggedRequest(projectId, key, { createdAt: minutesAgo(minutes), ...fields });
  const requestIds = [
    await log(40),
    await log(30, { status: 'upstreamError', code: '-32000', latencyMs: 12.5 }),
    await log(20, { status: 'rateLimited', code: 'RATE_LIMITED', method: 'eth_getLogs', computeUnits: 0 }, otherKeyId),
    await log(10, { chain: 'base', transport: 'websocket' }),
  ] as const;
  const list = async (query: string) =>
    ((await callApi(`GET /v1/projects/${projectId}/requests${query}`, { as: owner })).body as Page).data;
  return { projectId, apiKeyId, otherKeyId, requestIds, list };
}

test('lists calls newest first, with the name of their key', async () => {
  const owner = newUser();
  const { projectId, apiKeyId, requestIds } = await newLog(owner);
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/requests`, { as: owner });
  expect(status).toBe(200);
  const { data, hasMore } = body as Page;
  expect([data.map(({ requestId }) => requestId), hasMore]).toEqual([requestIds.toReversed(), false]);
  expect(data[2]).toEqual({
    id: expect.stringMatching(/^log_/) as string,
    requestId: requestIds[1],
    batchIndex: null,
    apiKey: { id: apiKeyId, name: 'Test key', isDeleted: false },
    chain: 'ethereum',
    method: 'eth_call',
    transport: 'http',
    status: 'upstreamError',
    code: '-32000',
    latencyMs: 12.5,
    computeUnits: 26,
    createdAt: expect.any(String) as string,
  });
});

test('returns a call with the first request after it was written', async () => {
  const owner = newUser();
  const { projectId, apiKeyId, requestIds, list } = await newLog(owner);
  expect((await list('')).map(({ requestId }) => requestId)).toEqual(requestIds.toReversed());
  const latest = await newLoggedRequest(projectId, apiKeyId);
  expect((await list(''))[0]).toMatchObject({ requestId: latest });
});

test('filters by key, chain, method, status, code and time', async () => {
  const { otherKeyId, requestIds, list } = await newLog(newUser());
  const [oldest, reverted, limited, newest] = requestIds;
  const found = async (query: string) => (await list(query)).map(({ requestId }) => requestId);
  expect(await found(`?apiKeyId=${otherKeyId}`)).toEqual([limited]);
  expect(await found('?chain=base')).toEqual([newest]);
  expect(await found('?method=eth_getLogs')).toEqual([limited]);
  expect(await found('?status=failed')).toEqual([limited, reverted]);
  expect(await found('?status=succeeded')).toEqual([newest, oldest]);
  expect(await found('?status=upstreamError')).toEqual([reverted]);
  expect(await found('?code=-32000')).toEqual([reverted]);
  expect(await found('?code=RATE_LIMITED&chain=base')).toEqual([]);
  expect(await found(`?from=${minutesAgo(35).toISOString()}&to=${minutesAgo(15).toISOString()}`)).toEqual([limited, reverted]);
});

test('returns pages without gaps or duplicates, also after the last entry was deleted', async () => {
  const owner = newUser();
  const { projectId, apiKeyId, list } = await newLog(owner);
  const same = minutesAgo(25);
  for (let index = 0; index < 3; index += 1) await newLoggedRequest(projectId, apiKeyId, { createdAt: same });
  for (let index = 0; index < 3; index += 1)
    await newLoggedRequest(projectId, apiKeyId, { createdAt: same, status: 'internal', code: 'INTERNAL' });
  const whole = (await list('')).map(({ id }) => id);
  const ids: string[] = [];
  for (let hasMore = true; hasMore;) {
    const last = ids.at(-1);
    const page = (
      await callApi(`GET /v1/projects/${projectId}/requests?limit=3${last === undefined ? '' : `&lastId=${last}`}`, { as: owner })
    ).body as Page;
    ids.push(...page.data.map(({ id }) => id));
    hasMore = page.hasMore;
  }
  expect(ids).toEqual(whole);
  await api.database.orm.delete(loggedRequests).where(eq(loggedRequests.requestId, (await list(''))[0]?.requestId ?? ''));
  expect((await list(`?lastId=${whole[0] ?? ''}`)).map(({ id }) => id)).toEqual(whole.slice(1));
});

test('finds the calls of a request in the order of their batch', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { apiKeyId } = await newApiKey(projectId);
  const requestId = await newLoggedRequest(projectId, apiKeyId, { batchIndex: 1, status: 'invalid', code: 'METHOD_REFUSED' });
  await newLoggedRequest(projectId, apiKeyId, { requestId, batchIndex: 0 });
  const { body } = await callApi(`GET /v1/projects/${projectId}/requests/${requestId}`, { as: owner });
  expect(body).toMatchObject({
    requestId,
    calls: [
      { batchIndex: 0, code: null },
      { batchIndex: 1, code: 'METHOD_REFUSED' },
    ],
  });
});

test('leaves out expired calls', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { apiKeyId } = await newApiKey(projectId);
  const requestId = await newLoggedRequest(projectId, apiKeyId, { createdAt: minutesAgo(requestLog.daysKept * 24 * 60 + 1) });
  expect((await callApi(`GET /v1/projects/${projectId}/requests`, { as: owner })).body).toEqual({ data: [], hasMore: false });
  expectError(await callApi(`GET /v1/projects/${projectId}/requests/${requestId}`, { as: owner }), 'REQUEST_NOT_FOUND');
});

test('is deleted with the project', async () => {
  const owner = newUser();
  const { projectId } = await newLog(owner);
  expect((await callApi(`DELETE /v1/projects/${projectId}`, { as: owner })).status).toBe(204);
  const { orm } = api.database;
  expect(await orm.select().from(loggedRequests).where(eq(loggedRequests.projectId, projectId))).toEqual([]);
  expect(await orm.select().from(loggedRequestEnds).where(eq(loggedRequestEnds.projectId, projectId))).toEqual([]);
});

test.each(['admin', 'developer', 'finance', 'viewer'])('is readable for the role %s', async (role) => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, role);
  expect((await callApi(`GET /v1/projects/${projectId}/requests`, { as: member })).status).toBe(200);
});

test.each(['lastId=log_1', 'lastId=aud_4tYw8RmZ2KxQ', 'status=bad', 'code=no', 'chain=A', 'from=yesterday'])(
  'returns 400 for %s',
  async (query) => {
    const owner = newUser();
    expectError(await callApi(`GET /v1/projects/${await newProject(owner)}/requests?${query}`, { as: owner }), 'VALIDATION_FAILED');
  },
);

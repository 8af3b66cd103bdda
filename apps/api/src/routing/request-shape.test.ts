import { contract, type Call } from '@onepoint/api-contract';
import { describe, expect, it } from 'vitest';
import { callApi } from '../test/call-api.ts';
import { newProject, newUser } from '../test/fixtures.ts';

interface Issue {
  in: string;
  path: string[];
  message: string;
}

function issuesOf(body: unknown): Issue[] {
  return (body as { error: { details?: { issues?: Issue[] } } }).error.details?.issues ?? [];
}

const json = { 'content-type': 'application/json' };

describe('bodies', () => {
  it.each([
    ['DELETE', (projectId: string) => `/v1/projects/${projectId}`],
    ['POST', (projectId: string) => `/v1/projects/${projectId}/webhook/test`],
  ])('accepts %s with a JSON content type and no body', async (method, path) => {
    const me = newUser();
    const projectId = await newProject(me);
    const { status, body } = await callApi(`${method} ${path(projectId)}`, { as: me, headers: json });
    expect([status, (body as { error?: { code: string } } | null)?.error?.code]).not.toContain('BODY_NOT_JSON');
    expect(status).not.toBe(400);
  });

  it('answers 400 when a call that needs a body gets none', async () => {
    const { status, body } = await callApi('POST /v1/projects', { as: newUser(), headers: json });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'BODY_NOT_JSON' } });
  });

  it('answers 415 to another content type', async () => {
    const me = newUser();
    for (const contentType of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const { status, body } = await callApi('POST /v1/projects', {
        as: me,
        headers: { 'content-type': contentType },
        body: Buffer.from('{"name":"x"}'),
      });
      expect([contentType, status]).toEqual([contentType, 415]);
      expect(body).toMatchObject({ error: { code: 'CONTENT_TYPE_UNSUPPORTED' } });
    }
  });

  it.each([
    ['half of a surrogate pair', 'a\ud800b'],
    ['U+0000', 'a\0b'],
    ['a right-to-left override', 'a\u202Eb'],
    ['an isolate', 'a\u2066b'],
  ])('answers 400 to %s in a name, when creating and when updating', async (_what, name) => {
    const me = newUser();
    const projectId = await newProject(me);
    for (const request of ['POST /v1/projects', `PATCH /v1/projects/${projectId}`]) {
      const { status, body } = await callApi(request, { as: me, headers: json, body: Buffer.from(JSON.stringify({ name })) });
      expect(status).toBe(400);
      expect(issuesOf(body)).toMatchObject([{ in: 'body', path: ['name'] }]);
      expect(issuesOf(body)[0]?.message).toMatch(/^Must /);
    }
  });

  it('names the field of text that cannot be stored, wherever it is', async () => {
    const { body } = await callApi('POST /v1/chainRequests', {
      as: newUser(),
      headers: json,
      body: Buffer.from(JSON.stringify({ projectUrl: 'https://example.com', message: 'hello \0 there' })),
    });
    expect(issuesOf(body)).toMatchObject([{ in: 'body', path: ['message'] }]);
  });

  it('names at least one issue with a message for an empty update', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const { status, body } = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: {} });
    expect(status).toBe(400);
    expect(issuesOf(body)).toEqual([{ in: 'body', path: [], rule: 'custom', message: 'Must change at least one field' }]);
  });

  it('names the fields of the closest alternative where a body may have several shapes', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const { body } = await callApi(`POST /v1/projects/${projectId}/members`, { as: me, body: { userId: 'user_x', role: 'boss' } });
    expect(issuesOf(body)).toMatchObject([{ in: 'body', path: ['role'], message: expect.stringContaining('owner') as string }]);
  });
});

describe('queries', () => {
  const reads = Object.values<Call>(contract).filter(({ method, access }) => method === 'GET' && access !== 'public');

  it.each(reads.map((call) => [call.operationId, call] as const))('%s refuses a query name it does not know', async (_id, call) => {
    const me = newUser();
    const projectId = await newProject(me);
    const path = call.path.replace('{projectId}', projectId).replaceAll(/\{\w+\}/g, 'some_id');
    const { status, body } = await callApi(`${call.method} ${path}?unheardOf=1&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z`, {
      as: me,
    });
    expect(status).toBe(400);
    expect(issuesOf(body).some(({ message }) => message.includes('unheardOf'))).toBe(true);
  });

  it.each(['0x10', '1e1', ' 5', '', '0', '101', '-1', '2.5'])('refuses limit=%s', async (limit) => {
    const me = newUser();
    const { status, body } = await callApi(`GET /v2/projects/${await newProject(me)}/payments?limit=${encodeURIComponent(limit)}`, {
      as: me,
    });
    expect(status).toBe(400);
    expect(issuesOf(body)).toMatchObject([{ in: 'querystring', path: ['limit'] }]);
  });

  it.each([
    ['granularityInSecs', '61'],
    ['granularityInSecs', '0x3c'],
    ['chain', 'atlantis'],
    ['chain', ''],
    ['method', ''],
    ['method', 'eth call'],
  ])('refuses %s=%s of statistics, naming the field', async (name, value) => {
    const me = newUser();
    const query = new URLSearchParams({ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', [name]: value });
    const { status, body } = await callApi(`GET /v1/statistics?${query}`, { as: me });
    expect(status).toBe(400);
    expect(issuesOf(body)).toMatchObject([{ in: 'querystring', path: [name] }]);
  });

  it('refuses usage up to the end of year 9999', async () => {
    const me = newUser();
    const query = new URLSearchParams({ from: '9999-12-01T00:00:00Z', to: '9999-12-31T23:59:59Z' });
    const { status, body } = await callApi(`GET /v1/projects/${await newProject(me)}/usage?${query}`, { as: me });
    expect(status).toBe(400);
    expect(issuesOf(body).map(({ path }) => path)).toEqual([['from'], ['to']]);
  });

  const lists = [
    'GET /v2/projects/{}/payments',
    'GET /v1/projects/{}/auditEntries',
    'GET /v1/projects/{}/alerts',
    'GET /v1/projects/{}/referrals/rewards',
  ];

  it.each(lists)('%s tells a cursor it does not know from the end of the list', async (list) => {
    const me = newUser();
    const path = list.replace('{}', await newProject(me));
    expect(await callApi(path, { as: me })).toMatchObject({ status: 200 });
    const { status, body } = await callApi(`${path}?lastId=pay_unknown`, { as: me });
    expect(status).toBe(400);
    expect(issuesOf(body)).toMatchObject([{ in: 'querystring', path: ['lastId'] }]);
  });
});

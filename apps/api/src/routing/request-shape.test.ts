import { describe, expect, it } from 'vitest';
import { callApi } from '../test/api.ts';
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
    ['half of a surrogate pair', 'a\ud800b'],
    ['U+0000', 'a\0b'],
    ['a right-to-left override', 'a\u202Eb'],
    ['an isolate', 'a\u2066b'],
  ])('returns 400 for %s in a name, when creating and updating', async (_what, name) => {
    const me = newUser();
    const projectId = await newProject(me);
    for (const request of ['POST /v1/projects', `PATCH /v1/projects/${projectId}`]) {
      const { status, body } = await callApi(request, { as: me, headers: json, body: Buffer.from(JSON.stringify({ name })) });
      expect(status).toBe(400);
      expect(issuesOf(body)).toMatchObject([{ in: 'body', path: ['name'] }]);
      expect(issuesOf(body)[0]?.message).toMatch(/^Must /);
    }
  });

  it('names the field of text that cannot be stored', async () => {
    const { body } = await callApi('POST /v1/chainRequests', {
      as: newUser(),
      headers: json,
      body: Buffer.from(JSON.stringify({ projectUrl: 'https://example.com', message: 'hello \0 there' })),
    });
    expect(issuesOf(body)).toMatchObject([{ in: 'body', path: ['message'] }]);
  });

  it('names an issue for an empty update', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const { status, body } = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: {} });
    expect(status).toBe(400);
    expect(issuesOf(body)).toEqual([{ in: 'body', path: [], rule: 'custom', message: 'Must change at least one field' }]);
  });

  it('names the fields of the closest alternative when a body may have several shapes', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    const { body } = await callApi(`POST /v1/projects/${projectId}/members`, { as: me, body: { userId: 'user_x', role: 'boss' } });
    expect(issuesOf(body)).toMatchObject([{ in: 'body', path: ['role'], message: expect.stringContaining('owner') as string }]);
  });
});

describe('queries', () => {
  it.each([
    ['granularityInSecs', '61'],
    ['granularityInSecs', '0x3c'],
    ['chain', 'atlantis'],
    ['chain', ''],
    ['method', ''],
    ['method', 'eth call'],
  ])('returns 400 for %s=%s of statistics and names the field', async (name, value) => {
    const me = newUser();
    const query = new URLSearchParams({ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', [name]: value });
    const { status, body } = await callApi(`GET /v1/statistics?${query}`, { as: me });
    expect(status).toBe(400);
    expect(issuesOf(body)).toMatchObject([{ in: 'querystring', path: [name] }]);
  });

  it('returns 400 for usage up to the end of the year 9999', async () => {
    const me = newUser();
    const query = new URLSearchParams({ from: '9999-12-01T00:00:00Z', to: '9999-12-31T23:59:59Z' });
    const { status, body } = await callApi(`GET /v1/projects/${await newProject(me)}/usage?${query}`, { as: me });
    expect(status).toBe(400);
    expect(issuesOf(body).map(({ path }) => path)).toEqual([['from'], ['to']]);
  });
});

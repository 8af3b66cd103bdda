import { contract } from '@onepoint/api-contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parse } from 'zod/v4/core';
import { auditEntryFixture } from './audit-entries.ts';
import { createFakeApi } from './create-fake-api.ts';
import { projectFixture } from './projects.ts';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const path = `${baseUrl}/v1/projects/proj_1/auditEntries`;
const entries = ['apiKey.rotate', 'apiKey.create', 'project.create'].map((action, index) =>
  auditEntryFixture({ id: `aud_${index}`, action, createdAt: `2026-03-1${4 - index}T00:00:00.000Z` }),
);

function start(role: string): void {
  const projects = [projectFixture({ id: 'proj_1', role })];
  server.use(...createFakeApi(baseUrl, { projects, auditEntries: { proj_1: entries } }).handlers);
}

async function list(query: string): Promise<[string[], boolean]> {
  const { data, hasMore } = parse(contract.listAuditEntries.replies[200], await (await fetch(`${path}?${query}`)).json());
  return [data.map(({ id }) => id), hasMore];
}

test('pages and filters like the API', async () => {
  start('owner');
  expect(await list('limit=2')).toEqual([['aud_0', 'aud_1'], true]);
  expect(await list('limit=2&lastId=aud_1')).toEqual([['aud_2'], false]);
  expect(await list('action=apiKey')).toEqual([['aud_0', 'aud_1'], false]);
  expect(await list('action=apiKey.create')).toEqual([['aud_1'], false]);
  expect(await list('from=2026-03-13T00:00:00Z&to=2026-03-14T00:00:00Z')).toEqual([['aud_1'], false]);
  expect(await list('actorId=user_other')).toEqual([[], false]);
});

test('returns 403 without the role to read it', async () => {
  start('viewer');
  expect((await fetch(path)).status).toBe(403);
});

import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { newAlert } from '../../../test/new-webhook.ts';

test('alerts are listed newest first, page by page, to every member', async () => {
  const [owner, viewer] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, viewer, 'viewer');
  const ids = [];
  for (const threshold of [1, 2, 3]) ids.unshift(await newAlert(projectId, { threshold, resolvedAt: new Date(Date.now() + 3_600_000) }));
  const list = async (query: string) => {
    const { body } = await callApi(`GET /v1/projects/${projectId}/alerts?${query}`, { as: viewer });
    const { data, hasMore } = body as { data: { id: string }[]; hasMore: boolean };
    return { ids: data.map(({ id }) => id), hasMore };
  };
  expect(await list('')).toEqual({ ids, hasMore: false });
  expect(await list('limit=2')).toEqual({ ids: ids.slice(0, 2), hasMore: true });
  expect(await list(`limit=2&lastId=${ids[1] ?? ''}`)).toEqual({ ids: ids.slice(2), hasMore: false });
});

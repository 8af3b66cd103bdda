import { apiKeySchema } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { array } from 'zod/mini';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

async function setUp() {
  const [owner, fellow] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const memberPath = `/v1/projects/${projectId}/members/${await newMember(projectId, fellow, 'developer')}`;
  const create = (as: string, name: string) => callApi(`POST /v1/projects/${projectId}/apiKeys`, { as, body: { name } });
  const statuses = async () => {
    const reply = await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: owner });
    return Object.fromEntries(
      array(apiKeySchema)
        .parse(reply.body)
        .map(({ name, status }) => [name, status]),
    );
  };
  return { owner, fellow, projectId, memberPath, create, statuses };
}

test('the keys that a removed member created pause with the removal, each written down; others go on', async () => {
  const { owner, fellow, projectId, memberPath, create, statuses } = await setUp();
  await create(fellow, 'Theirs');
  await create(owner, 'Mine');
  await newApiKey(projectId, 'Of old');
  expect((await callApi(`DELETE ${memberPath}`, { as: owner })).status).toBe(204);
  expect(await statuses()).toEqual({ Theirs: 'paused', Mine: 'active', 'Of old': 'active' });
  const pauses = (await readAudit(projectId)).filter(({ action }) => action === 'apiKey.pause');
  expect(pauses).toMatchObject([
    { actorId: owner, subjectName: 'Theirs', changes: [{ field: 'status', before: 'active', after: 'paused' }] },
  ]);
});

test('whoever rotated a key last knows it, and whoever leaves is no exception', async () => {
  const { owner, fellow, projectId, memberPath, statuses } = await setUp();
  const rotate = async (name: string, shownTo: string, as: string) => {
    const { apiKeyId } = await newApiKey(projectId, name, shownTo);
    await callApi(`POST /v1/projects/${projectId}/apiKeys/${apiKeyId}/rotate`, { as, body: { gracePeriodInSecs: 0 } });
  };
  await rotate('Taken over', owner, fellow);
  await rotate('Handed back', fellow, owner);
  expect((await callApi(`DELETE ${memberPath}?apiKeys=pause`, { as: fellow })).status).toBe(204);
  expect(await statuses()).toEqual({ 'Taken over': 'paused', 'Handed back': 'active' });
});

test('keys are kept where that was asked for', async () => {
  const { owner, fellow, projectId, memberPath, create, statuses } = await setUp();
  await create(fellow, 'Theirs');
  expect((await callApi(`DELETE ${memberPath}?apiKeys=keep`, { as: owner })).status).toBe(204);
  expect(await statuses()).toEqual({ Theirs: 'active' });
  expect((await readAudit(projectId)).map(({ action }) => action)).not.toContain('apiKey.pause');
});

test('a removal that is refused pauses nothing', async () => {
  const { owner, projectId, create, statuses } = await setUp();
  await create(owner, 'Mine');
  const members = (await callApi(`GET /v1/projects/${projectId}/members`, { as: owner })).body as { id: string; userId: string }[];
  const me = members.find(({ userId }) => userId === owner)?.id ?? '';
  expectError(await callApi(`DELETE /v1/projects/${projectId}/members/${me}`, { as: owner }), 'LAST_OWNER');
  expect(await statuses()).toEqual({ Mine: 'active' });
});

import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('of two members who change what both have seen at the same time, one is told, and nothing of the other’s is replaced', async () => {
  const [first, second] = [newUser(), newUser()];
  const projectId = await newProject(first);
  await newMember(projectId, second, 'admin');
  const path = `/v1/projects/${projectId}`;
  const { name: seen } = (await callApi(`GET ${path}`, { as: first })).body as { name: string };
  const rename = (as: string, name: string) => callApi(`PATCH ${path}`, { as, body: { name, expected: { name: seen } } });
  const replies = await Promise.all([rename(first, 'By the first'), rename(second, 'By the second')]);
  const [saved, refused] = replies.toSorted((one, other) => one.status - other.status);
  expect(saved?.status).toBe(200);
  expectError(refused as (typeof replies)[0], 'CHANGED_MEANWHILE');
  expect((await callApi(`GET ${path}`, { as: first })).body).toMatchObject({ name: (saved?.body as { name: string } | undefined)?.name });
  expect(await readAudit(projectId)).toHaveLength(1);
});

test('what was changed beside it is no conflict, nor is a change that was carried out already', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me)}`;
  const patch = (body: object) => callApi(`PATCH ${path}`, { as: me, body });
  await patch({ name: 'Renamed', alerts: { runwayDays: 3 } });
  const change = { alerts: { lowBalance: 500 }, expected: { alerts: { lowBalance: null } } };
  expect(await patch(change)).toMatchObject({ status: 200, body: { alerts: { lowBalance: 500, runwayDays: 3 } } });
  expect((await patch(change)).status).toBe(200);
  expectError(await patch({ alerts: { lowBalance: 700 }, expected: { alerts: { lowBalance: null } } }), 'CHANGED_MEANWHILE');
  expectError(await patch({ spendLimit: { amount: 700 }, expected: { spendLimit: { amount: 1 } } }), 'CHANGED_MEANWHILE');
});

test('packages are not bought over others than those that the price was said for', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me, { planId: 'PAYG', balanceCents: 50_000 })}`;
  const expected = { geyserUsageCommitmentMultiplier: 0, nextGeyserUsageCommitmentMultiplier: null };
  const raiseTo = (count: number) =>
    callApi(`PATCH ${path}`, {
      as: me,
      body: { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count, expected },
    });
  expect((await raiseTo(1)).status).toBe(200);
  expectError(await raiseTo(2), 'CHANGED_MEANWHILE');
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({ balance: 45_100, geyserUsageCommitmentMultiplier: 1 });
});

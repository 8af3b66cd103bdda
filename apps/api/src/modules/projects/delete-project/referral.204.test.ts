import type { Referrals } from '@onepoint/api-contract';
import { members } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { ledgerDifferences } from '../../../test/ledger-differences.ts';
import { newReferredDeposit } from '../../../test/new-referred-deposit.ts';

test('a deposit that is to be paid back leaves the share that it brought, and the books in order', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { code } = (await callApi(`GET /v1/projects/${projectId}/referrals`, { as: me })).body as Referrals;
  const payerId = await newReferredDeposit(code, [10_000]);
  const [payer] = await api.database.orm.select().from(members).where(eq(members.projectId, payerId));
  expect((await callApi(`DELETE /v1/projects/${payerId}?balance=refund`, { as: payer?.userId ?? '' })).status).toBe(204);
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: 986 });
  expect(await ledgerDifferences([projectId, payerId])).toEqual([]);
});

import type { ReferralReward, Referrals } from '@onepoint/api-contract';
import { projects } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { ledgerDifferences } from '../../../test/ledger-differences.ts';
import { newReferredDeposit } from '../../../test/new-referred-deposit.ts';

interface Page {
  data: ReferralReward[];
  hasMore: boolean;
}

test('shared deposits come page by page, newest first, and are on the balance, with the books in order', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const path = `/v1/projects/${projectId}/referrals`;
  const { code } = (await callApi(`GET ${path}`, { as: me })).body as Referrals;
  const payer = await newReferredDeposit(code, [10_000, 2_000, 500]);
  const first = (await callApi(`GET ${path}/rewards?limit=2`, { as: me })).body as Page;
  expect(first).toMatchObject({
    data: [
      { amount: 49, deposit: 493, shareBasisPoints: 1_000 },
      { amount: 197, deposit: 1_972 },
    ],
    hasMore: true,
  });
  const second = (await callApi(`GET ${path}/rewards?limit=2&lastId=${first.data.at(-1)?.id}`, { as: me })).body;
  expect(second).toMatchObject({ data: [{ amount: 986, deposit: 9_860 }], hasMore: false });

  const { orm } = api.database;
  expect(await orm.select().from(projects).where(eq(projects.id, projectId))).toMatchObject([{ balanceCents: 1_232 }]);
  expect(await ledgerDifferences([projectId, payer])).toEqual([]);
});

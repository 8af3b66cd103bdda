import type { Referrals } from '@onepoint/api-contract';
import { ledgerEntries, postLedgerEntry, members } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { ledgerDifferences, readAudit } from '../../test/audit-and-ledger.ts';
import { newProject, newPromoCode, newUser, newPayment, newReferredDeposit } from '../../test/fixtures.ts';

const { orm } = api.database;

const entriesOf = (projectId: string) => orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));

const owedBy = async (projectId: string): Promise<number> =>
  (await entriesOf(projectId))
    .filter(({ counterAccount }) => counterAccount === 'liability:refunds-payable')
    .reduce((sum, { amountCents }) => sum - amountCents, 0);

async function activate(projectId: string, as: string, amountCents: number): Promise<void> {
  const body = { code: await newPromoCode({ amountCents }) };
  expect((await callApi(`POST /v1/projects/${projectId}/promocodeActivations`, { as, body })).status).toBe(201);
}

/** Pays through the provider, whose fee is 1.4%, rounded up. */
async function deposit(projectId: string, as: string, amountCents: number): Promise<void> {
  const { id } = await newPayment(projectId, as, amountCents);
  api.provider.report(id, { status: 'paid', paidCents: amountCents });
  await callApi(`POST /v1/projects/${projectId}/payments/${id}/check`, { as });
}

const read = async (projectId: string, as: string) => (await callApi(`GET /v1/projects/${projectId}`, { as })).body;

test('refunds the deposit and expires the promo credit', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await activate(projectId, me, 1_000);
  await deposit(projectId, me, 508);
  expect(await read(projectId, me)).toMatchObject({ balance: 1_500, promoBalance: 1_000 });
  expect((await callApi(`DELETE /v1/projects/${projectId}?balance=refund`, { as: me })).status).toBe(204);
  expect(await owedBy(projectId)).toBe(500);
  expect((await entriesOf(projectId)).find(({ kind }) => kind === 'promo_expiry')).toMatchObject({
    amountCents: -1_000,
    promoCents: -1_000,
    counterAccount: 'expense:promo-codes',
    cause: { reason: 'project-deleted', actorId: me },
  });
  expect((await readAudit(projectId)).at(-1)).toMatchObject({
    action: 'project.delete',
    changes: [
      { field: 'balance', before: 1_500, after: 0 },
      { field: 'promoBalance', before: 1_000, after: 0 },
      { field: 'balanceTo', before: null, after: 'refund' },
    ],
  });
  expect(await ledgerDifferences([projectId])).toEqual([]);
});

test('deletes a project that holds only promo credit without a choice; the credit expires and nothing is owed', async () => {
  const me = newUser();
  for (const query of ['', '?balance=refund']) {
    const projectId = await newProject(me);
    // Each user can activate a code once.
    await activate(projectId, me, 700);
    expect((await callApi(`DELETE /v1/projects/${projectId}${query}`, { as: me })).status).toBe(204);
    expect(await owedBy(projectId)).toBe(0);
    expect((await readAudit(projectId)).at(-1)).toMatchObject({
      action: 'project.delete',
      changes: [
        { field: 'balance', before: 700, after: 0 },
        { field: 'promoBalance', before: 700, after: 0 },
      ],
    });
    expect(await ledgerDifferences([projectId])).toEqual([]);
  }
});

test('requires a choice for paid money below a dollar beside promo credit', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await activate(projectId, me, 700);
  await deposit(projectId, me, 100);
  const reply = await callApi(`DELETE /v1/projects/${projectId}`, { as: me });
  expect(expectError(reply, 'BALANCE_REMAINS')).toEqual({ balanceCents: 798, promoBalanceCents: 700 });
  expect(await read(projectId, me)).toMatchObject({ balance: 798, promoBalance: 700 });
});

test('does not turn promo credit into a refund through another project', async () => {
  const me = newUser();
  const [first, second] = [await newProject(me), await newProject(me)];
  await activate(first, me, 1_000);
  await deposit(first, me, 508);
  expect((await callApi(`DELETE /v1/projects/${first}?balance=transfer&toProjectId=${second}`, { as: me })).status).toBe(204);
  expect(await read(second, me)).toMatchObject({ balance: 1_500, promoBalance: 1_000 });
  expect(await readAudit(second)).toMatchObject([
    {
      action: 'project.receiveBalance',
      changes: [
        { field: 'balance', before: 0, after: 1_500 },
        { field: 'promoBalance', before: 0, after: 1_000 },
      ],
    },
  ]);
  expect((await callApi(`DELETE /v1/projects/${second}?balance=refund`, { as: me })).status).toBe(204);
  expect([await owedBy(first), await owedBy(second)]).toEqual([0, 500]);
  expect(await ledgerDifferences([first, second])).toEqual([]);
});

test('spends promo credit on packages first, and refunds the rest of the deposit', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG' });
  await activate(projectId, me, 4_000);
  await deposit(projectId, me, 2_029);
  const body = { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: 1 };
  const bought = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body });
  expect(bought).toMatchObject({ status: 200, body: { balance: 1_100, promoBalance: 0 } });
  // Canceling the package refunds nothing.
  await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { ...body, nextGeyserUsageCommitmentMultiplier: 0 } });
  expect((await callApi(`DELETE /v1/projects/${projectId}?balance=refund`, { as: me })).status).toBe(204);
  expect(await owedBy(projectId)).toBe(1_100);
  expect(await ledgerDifferences([projectId])).toEqual([]);
});

test('refunds no referral reward', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { code } = (await callApi(`GET /v1/projects/${projectId}/referrals`, { as: me })).body as Referrals;
  await newReferredDeposit(code, [10_000]);
  expect(await read(projectId, me)).toMatchObject({ balance: 986, promoBalance: 986 });
  expect((await callApi(`DELETE /v1/projects/${projectId}?balance=refund`, { as: me })).status).toBe(204);
  expect(await owedBy(projectId)).toBe(0);
});

test('owes no promo credit that is posted after the deletion', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  expect((await callApi(`DELETE /v1/projects/${projectId}`, { as: me })).status).toBe(204);
  const late = { projectId, kind: 'correction', counterAccount: 'expense:promo-codes', amountCents: 300 } as const;
  await postLedgerEntry(orm, { ...late, idempotencyKey: `late:${projectId}`, cause: { reason: 'Goodwill' } });
  expect(await owedBy(projectId)).toBe(0);
  expect(await ledgerDifferences([projectId])).toEqual([]);
});

test('keeps the referral share of a deposit that is refunded, and the books balanced', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { code } = (await callApi(`GET /v1/projects/${projectId}/referrals`, { as: me })).body as Referrals;
  const payerId = await newReferredDeposit(code, [10_000]);
  const [payer] = await api.database.orm.select().from(members).where(eq(members.projectId, payerId));
  expect((await callApi(`DELETE /v1/projects/${payerId}?balance=refund`, { as: payer?.userId ?? '' })).status).toBe(204);
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: 986 });
  expect(await ledgerDifferences([projectId, payerId])).toEqual([]);
});

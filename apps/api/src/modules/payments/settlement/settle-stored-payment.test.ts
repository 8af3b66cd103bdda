import { ledgerEntries, payments, projects } from '@onepoint/database';
import { defaultDepositTerms, depositCreditCents } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { ledgerDifferences } from '../../../test/ledger-differences.ts';
import { newPayment } from '../../../test/new-payment.ts';
import { readAudit, type AuditLine } from '../../../test/read-audit.ts';
import type { InvoiceStatus } from '../provider/payment-provider.ts';
import { settleStoredPayment } from '../settle-payment.ts';

const { orm } = api.database;
const day = 86_400_000;

/** What provider, postback, check and clock may bring, several at the same moment. */
const report = fc.record({
  status: fc.constantFrom<InvoiceStatus>('created', 'partial', 'paid', 'overpaid', 'canceled'),
  paidCents: fc.nat(30_000),
  expiresAt: fc.constantFrom(null, new Date(Date.now() - day), new Date(Date.now() + day)),
});
const rounds = fc.array(fc.array(report, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

/** What entries, each of which goes on from the one before it, come to. */
function lastOf(entries: readonly AuditLine[], field: string): number {
  const steps = entries.flatMap(({ changes }) => changes.filter((change) => change.field === field));
  for (const [index, { before }] of steps.entries()) expect(before).toBe(steps[index - 1]?.after ?? null);
  return Number(steps.at(-1)?.after ?? 0);
}

test('whatever arrives, in whatever order and at the same moment: paid is fee plus credit, and ledger and audit log hold it once', async () => {
  const me = newUser();
  const projectIds: string[] = [];
  await fc.assert(
    fc.asyncProperty(rounds, async (list) => {
      const projectId = await newProject(me);
      projectIds.push(projectId);
      const { id } = await newPayment(projectId, me);
      for (const reports of list) await Promise.all(reports.map((facts) => settleStoredPayment(orm, id, facts, new Date())));
      const settled = await settleStoredPayment(orm, id, { status: 'created', paidCents: 0, expiresAt: null }, new Date());
      const [project] = await orm.select().from(projects).where(eq(projects.id, projectId));
      const credited = settled?.status === 'CONFIRMED' ? depositCreditCents(settled.paidCents, defaultDepositTerms.fee) : 0;
      expect(settled?.creditedCents).toBe(credited);
      expect(project?.balanceCents).toBe(credited);
      const entries = await orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));
      const deposited = entries.filter(({ kind }) => kind === 'deposit').reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(deposited).toBe(settled?.status === 'CONFIRMED' ? settled.paidCents : 0);
      const told = (await readAudit(projectId)).filter(({ action }) => action === 'payment.credit');
      expect(lastOf(told, 'credited')).toBe(settled?.creditedCents);
      expect(lastOf(told, 'fee')).toBe(settled?.feeCents);
      expect(told.every(({ actorId, subjectId }) => actorId === null && subjectId === id)).toBe(true);
    }),
    { numRuns: 25 },
  );
  expect(await ledgerDifferences(projectIds)).toEqual([]);
});

test('a payment keeps the fee it was created with', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { id } = await newPayment(projectId, me, 100_000);
  await orm
    .update(payments)
    .set({ feeTerms: { kind: 'flat', cents: 140 } })
    .where(eq(payments.id, id));
  expect((await callApi(`GET /v1/projects/${projectId}/payments/${id}`, { as: me })).body).toMatchObject({ fee: 140 });
  await settleStoredPayment(orm, id, { status: 'paid', paidCents: 100_000, expiresAt: null }, new Date());
  const late = await settleStoredPayment(orm, id, { status: 'overpaid', paidCents: 200_000, expiresAt: null }, new Date());
  expect(late).toMatchObject({ status: 'CONFIRMED', feeCents: 140, creditedCents: 199_860 });
  expect(await ledgerDifferences([projectId])).toEqual([]);
});

test('a payment that is not there is not settled', async () => {
  expect(await settleStoredPayment(orm, 'pay_none', { status: 'paid', paidCents: 100, expiresAt: null }, new Date())).toBeNull();
});

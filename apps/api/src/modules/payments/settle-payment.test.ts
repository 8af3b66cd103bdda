import { ledgerEntries, payments, projects } from '@onepoint/database';
import { defaultDepositTerms, depositCreditCents, type DepositFee } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { api, callApi } from '../../test/api.ts';
import { ledgerDifferences, readAudit, type AuditLine } from '../../test/audit-and-ledger.ts';
import { newProject, newUser, newPayment } from '../../test/fixtures.ts';
import type { Invoice, InvoiceStatus } from './provider/payment-provider.ts';
import { nextCheckAt, settlePayment, settleStoredPayment, type PaymentState } from './settle-payment.ts';

const fee: DepositFee = { kind: 'flat', cents: 140 };
const open: PaymentState = { status: 'CREATED', amountCents: 10_000, paidCents: 0, feeCents: 0, creditedCents: 0 };
type Report = Pick<Invoice, 'status' | 'paidCents'>;
const settle = (state: PaymentState, status: Report['status'], paidCents = 0, isExpired = false): PaymentState =>
  settlePayment(state, { status, paidCents }, { fee, isExpired });

describe('settlePayment', () => {
  test.each<[string, Report, boolean, Partial<PaymentState>]>([
    ['no payment yet', { status: 'created', paidCents: 0 }, false, open],
    ['the whole amount', { status: 'paid', paidCents: 10_000 }, false, { status: 'CONFIRMED', creditedCents: 9_860, feeCents: 140 }],
    ['the whole amount, converted to less', { status: 'paid', paidCents: 9_998 }, false, { status: 'CONFIRMED', creditedCents: 9_860 }],
    ['more than the amount', { status: 'overpaid', paidCents: 12_050 }, false, { status: 'CONFIRMED', creditedCents: 11_910 }],
    [
      'a part of the amount before the expiry',
      { status: 'partial', paidCents: 4_000 },
      false,
      { status: 'CREATED', creditedCents: 0, paidCents: 4_000 },
    ],
    ['a part of the amount after the expiry', { status: 'partial', paidCents: 4_000 }, true, { status: 'CONFIRMED', creditedCents: 3_860 }],
    ['a part of the amount, then canceled', { status: 'canceled', paidCents: 4_000 }, false, { status: 'CONFIRMED', creditedCents: 3_860 }],
    ['canceled', { status: 'canceled', paidCents: 0 }, false, { status: 'CANCELED', creditedCents: 0 }],
    ['expired without being canceled', { status: 'created', paidCents: 0 }, true, { status: 'CREATED' }],
    ['less than the fee', { status: 'partial', paidCents: 100 }, true, { status: 'CONFIRMED', creditedCents: 0, feeCents: 100 }],
  ])('applies the report: %s', (_case, report, isExpired, expected) => {
    expect(settlePayment(open, report, { fee, isExpired })).toMatchObject(expected);
  });

  test('adds money that arrives after the confirmation without a second fee, and takes nothing back for older reports', () => {
    const confirmed = settle(open, 'paid', 10_000);
    const more = settle(confirmed, 'overpaid', 12_000);
    expect(more).toMatchObject({ status: 'CONFIRMED', feeCents: 140, creditedCents: 11_860 });
    for (const stale of ['created', 'partial', 'paid', 'canceled'] as const) expect(settle(more, stale, 5_000, true)).toEqual(more);
  });

  test('confirms a canceled payment when money arrives', () => {
    expect(settle(settle(open, 'canceled'), 'paid', 10_000)).toMatchObject({ status: 'CONFIRMED', creditedCents: 9_860 });
  });

  test('splits every paid cent into fee and credit and takes nothing back, for any reports in any order', () => {
    const report = fc.record({
      status: fc.constantFrom<Report['status']>('created', 'partial', 'paid', 'overpaid', 'canceled'),
      paidCents: fc.nat(30_000),
      isExpired: fc.boolean(),
    });
    const anyFee = fc.oneof(
      fc.record({ kind: fc.constant('flat' as const), cents: fc.nat(500) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.nat(90) }),
    );
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), fc.integer({ min: 1, max: 20_000 }), anyFee, (reports, amountCents, someFee) => {
        let state: PaymentState = { ...open, amountCents };
        for (const { isExpired, ...facts } of reports) {
          const next = settlePayment(state, facts, { fee: someFee, isExpired });
          expect(next.paidCents).toBeGreaterThanOrEqual(state.paidCents);
          expect(next.creditedCents).toBeGreaterThanOrEqual(state.creditedCents);
          expect(next.feeCents).toBeGreaterThanOrEqual(state.feeCents);
          if (state.status !== 'CREATED') expect(next.status).not.toBe('CREATED');
          expect(next.feeCents + next.creditedCents).toBe(next.status === 'CONFIRMED' ? next.paidCents : 0);
          expect(settlePayment(next, facts, { fee: someFee, isExpired })).toEqual(next);
          state = next;
        }
        if (state.status === 'CONFIRMED') expect(state.creditedCents).toBe(depositCreditCents(state.paidCents, someFee));
      }),
    );
  });
});

const { orm } = api.database;
const day = 86_400_000;

/** Reports in any order, as postbacks, checks, and the clock deliver them. */
const report = fc.record({
  status: fc.constantFrom<InvoiceStatus>('created', 'partial', 'paid', 'overpaid', 'canceled'),
  paidCents: fc.nat(30_000),
  expiresAt: fc.constantFrom(null, new Date(Date.now() - day), new Date(Date.now() + day)),
});
const rounds = fc.array(fc.array(report, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

/** The last value of a field in audit entries. Expects each entry to continue from the one before it. */
function lastOf(entries: readonly AuditLine[], field: string): number {
  const steps = entries.flatMap(({ changes }) => changes.filter((change) => change.field === field));
  for (const [index, { before }] of steps.entries()) expect(before).toBe(steps[index - 1]?.after ?? null);
  return Number(steps.at(-1)?.after ?? 0);
}

test('splits what was paid into fee and credit, once in the ledger and the audit log, for any concurrent reports', async () => {
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
      const credits = (await readAudit(projectId)).filter(({ action }) => action === 'payment.credit');
      expect(lastOf(credits, 'credited')).toBe(settled?.creditedCents);
      expect(lastOf(credits, 'fee')).toBe(settled?.feeCents);
      expect(credits.every(({ actorId, subjectId }) => actorId === null && subjectId === id)).toBe(true);
    }),
    { numRuns: 25 },
  );
  expect(await ledgerDifferences(projectIds)).toEqual([]);
});

test('keeps the fee that the payment was created with', async () => {
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

test('returns null for an unknown payment', async () => {
  expect(await settleStoredPayment(orm, 'pay_none', { status: 'paid', paidCents: 100, expiresAt: null }, new Date())).toBeNull();
});

const now = new Date('2026-11-21T12:00:00Z');
const hours = (count: number): number => count * 3_600_000;

test.each([
  ['CREATED', 0, hours(1) / 120],
  ['CREATED', hours(1), hours(1) / 6],
  ['CREATED', hours(24), hours(12)],
  ['CREATED', hours(24 * 40), hours(12)],
  ['CONFIRMED', 0, hours(1) / 6],
  ['CANCELED', hours(24 * 15), hours(12)],
])('%s, %i ms old: checked again after %i ms', (status, ageMs, waitMs) => {
  expect(nextCheckAt({ status, createdAt: new Date(now.getTime() - ageMs) }, now)).toEqual(new Date(now.getTime() + waitMs));
});

test.each(['CONFIRMED', 'CANCELED'])('%s, more than two weeks old: never checked again', (status) => {
  expect(nextCheckAt({ status, createdAt: new Date(now.getTime() - hours(24 * 15) - 1) }, now)).toBeNull();
});

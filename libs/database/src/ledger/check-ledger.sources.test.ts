import { packagePriceCents, referralShareBasisPoints } from '@onepoint/plans-domain';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { settleDueProjects } from '../billing/settle-projects.ts';
import { insertProject } from '../projects.ts';
import { creditReferral } from '../referrals.ts';
import { depositAddresses, depositBalances, deposits, depositSweeps } from '../schema/deposits.ts';
import { payments } from '../schema/payments.ts';
import { promoCodeActivations, promoCodes } from '../schema/promo-codes.ts';
import { referrals } from '../schema/referrals.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { ledgerDifferences, tamperWithSource } from '../testing/tamper-with-source.ts';
import { checkLedger } from './check-ledger.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';

let database: TestDatabase;
let projectId: string;
let otherId: string;

const newProject = async (name: string, balanceCents: number): Promise<string> => {
  const { id } = await database.orm.transaction((transaction) => insertProject(transaction, { name, ownerId: 'user_a', planId: 'PAYG' }));
  const entry = {
    projectId: id,
    kind: 'correction',
    amountCents: balanceCents,
    idempotencyKey: `start:${id}`,
    cause: { reason: 'Start' },
  } as const;
  await postLedgerEntry(database.orm, entry);
  return id;
};

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  projectId = await newProject('Books', 20_000);
  otherId = await newProject('Other', 1);
});

afterEach(() => database.drop());

const tamper = (statement: string): Promise<void> => tamperWithSource(database.orm, statement);
const found = (): Promise<unknown[]> => ledgerDifferences(database.orm);

const confirmed = { status: 'CONFIRMED', settledAt: new Date() } as const;

test('finds a payment that differs from the ledger even when the total of the project agrees', async () => {
  const settled = {
    ...confirmed,
    type: 'CRYPTOCLOUD_PAYMENT',
    feeTerms: { kind: 'flat', cents: 140 },
    amountCents: 500,
    paidCents: 500,
    feeCents: 140,
    creditedCents: 360,
  } as const;
  for (const id of ['pay_1', 'pay_2']) {
    await database.orm.insert(payments).values({ id, projectId, ...settled });
    const entry = { projectId, cause: { paymentId: id } };
    await postLedgerEntry(database.orm, { ...entry, kind: 'deposit', amountCents: 500, idempotencyKey: `payment:${id}:500` });
    await postLedgerEntry(database.orm, { ...entry, kind: 'fee', amountCents: -140, idempotencyKey: `payment:${id}:500:fee` });
  }
  expect(await found()).toEqual([]);
  await tamper(`update payments set paid_cents = 501, credited_cents = credited_cents + case id when 'pay_1' then 1 else -1 end`);
  expect(await checkLedger(database.orm)).toEqual([
    { rule: 'payments', projectId, at: 'pay_1', more: 1, expected: '360 140', found: '361 140' },
  ]);
});

test('finds a deposit without a payment', async () => {
  const entry = { projectId, kind: 'deposit', counterAccount: 'clearing:cryptocloud', amountCents: 5, idempotencyKey: 'forged' } as const;
  const { entry: forged } = await postLedgerEntry(database.orm, entry);
  expect(await found()).toEqual([['payments', projectId, forged.id, '5 0', '']]);
});

test('finds a transfer credited to another project, or a credit without a transfer', async () => {
  await database.orm
    .insert(payments)
    .values({ ...confirmed, id: 'pay_1', projectId, type: 'CUSTODIAL', amountCents: 7, paidCents: 7, creditedCents: 7 });
  const hash = `0x${'a'.repeat(64)}`;
  const place = { chainId: 1, transactionHash: hash, logIndex: 2, blockNumber: 5n, blockHash: hash, projectId, paymentId: 'pay_1' };
  await database.orm.insert(deposits).values({ ...place, tokenAddress: '0x1', fromAddress: '0x2', toAddress: '0x3', units: 70_000n });
  const key = `deposit:1:${hash}:2`;
  const entry = { projectId, kind: 'deposit', counterAccount: 'clearing:custodial', amountCents: 7, idempotencyKey: key } as const;
  await postLedgerEntry(database.orm, { ...entry, cause: { paymentId: 'pay_1' } });
  expect(await found()).toEqual([]);
  await tamper(`update deposits set project_id = '${otherId}'`);
  expect(await found()).toEqual([['deposits', projectId, key, '', '7']]);
  await tamper('delete from deposits');
  expect(await found()).toEqual([['deposits', projectId, key, '', '7']]);
});

test('finds an address whose on-chain balance differs from its transfers up to that block', async () => {
  const address = `0x${'d'.repeat(40)}`;
  const place = { chainId: 1, tokenAddress: '0x1' };
  const moved = { ...place, logIndex: 0, blockHash: '0x0', fromAddress: address, toAddress: address };
  const [first, later] = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`];
  await database.orm.insert(depositAddresses).values({ projectId, derivationIndex: 0, address });
  await database.orm.insert(depositBalances).values({ ...place, address });
  await database.orm.insert(deposits).values([
    { ...moved, transactionHash: first, blockNumber: 5n, units: 70n, projectId, fromAddress: '0x2' },
    { ...moved, transactionHash: later, blockNumber: 9n, units: 5n, projectId, fromAddress: '0x2' },
  ]);
  await database.orm.insert(depositSweeps).values({ ...moved, transactionHash: later, blockNumber: 6n, units: 30n, toAddress: '0x2' });
  expect(await found()).toEqual([]);
  await database.orm.update(depositBalances).set({ units: 40n, blockNumber: 8n, sent: 1 });
  expect(await found()).toEqual([]);
  await database.orm.update(depositBalances).set({ units: 41n, blockNumber: 8n, sent: 1 });
  expect(await found()).toEqual([['custody', projectId, `1:0x1:${address}`, '41', '40']]);
  await database.orm.update(depositBalances).set({ units: 41n, blockNumber: 9n, sent: 1 });
  expect(await found()).toEqual([['custody', projectId, `1:0x1:${address}`, '41', '45']]);
});

test('finds a promo code that credited more, twice, or nothing', async () => {
  await database.orm.insert(promoCodes).values({ code: 'SPRING', amountCents: 500 });
  await database.orm.insert(promoCodeActivations).values({ id: 'req_1', code: 'SPRING', projectId, userId: 'user_a', amountCents: 500 });
  const entry = { projectId, kind: 'promo_code', amountCents: 500 } as const;
  await postLedgerEntry(database.orm, { ...entry, idempotencyKey: `promo_code:SPRING:${projectId}` });
  expect(await found()).toEqual([]);
  await postLedgerEntry(database.orm, { ...entry, idempotencyKey: 'promo_code:again' });
  expect(await found()).toEqual([['promo-codes', projectId, 'promo_code:again', '', '500']]);
  await tamper(`delete from ledger_entries where idempotency_key = 'promo_code:again'`);
  await tamper(`update ledger_entries set amount_cents = 501 where kind = 'promo_code'`);
  expect(await found()).toEqual([['promo-codes', projectId, 'SPRING', '500', '501']]);
  await tamper(`delete from ledger_entries where kind = 'promo_code'`);
  expect(await found()).toEqual([['promo-codes', projectId, 'SPRING', '500', '']]);
});

test('finds a referral reward that is too high, without a payment, or missing', async () => {
  const times = { createdAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + 3_600_000) };
  const referral = { id: 'ref_1', referrerProjectId: projectId, referredProjectId: otherId, referredUserId: 'user_b', ...times };
  await database.orm.insert(referrals).values(referral);
  const paid = { ...confirmed, type: 'CUSTODIAL', amountCents: 999, paidCents: 999, creditedCents: 999 } as const;
  await database.orm.insert(payments).values({ id: 'pay_1', projectId: otherId, ...paid });
  // Two parts, because rounding the first one separately would give one cent less.
  for (const [creditedBeforeCents, creditedCents] of [
    [0, 505],
    [505, 999],
  ] as const) {
    await database.orm.transaction(async (transaction) => {
      const now = new Date();
      await creditReferral(transaction, { projectId: otherId, paymentId: 'pay_1', creditedBeforeCents, creditedCents, now });
      const entry = {
        projectId: otherId,
        kind: 'deposit',
        amountCents: creditedCents - creditedBeforeCents,
        cause: { paymentId: 'pay_1' },
      } as const;
      await postLedgerEntry(transaction, { ...entry, idempotencyKey: `payment:pay_1:${creditedCents}` });
    });
  }
  expect(await found()).toEqual([]);
  await tamper(`update ledger_entries set amount_cents = amount_cents + 1 where idempotency_key = 'referral:pay_1:999'`);
  expect(await found()).toMatchObject([['referrals', projectId, expect.stringMatching(/^led_/), '49', '50']]);
  await tamper(`update ledger_entries set amount_cents = amount_cents - 1 where idempotency_key = 'referral:pay_1:999'`);
  await tamper(`update referrals set referred_project_id = '${projectId}', referrer_project_id = '${otherId}'`);
  expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'referrals', projectId, more: 1, expected: '' }]);
  await tamper(`update referrals set referred_project_id = '${otherId}', referrer_project_id = '${projectId}'`);
  await tamper(`delete from ledger_entries where kind = 'referral'`);
  expect(await found()).toEqual([['referrals', projectId, 'pay_1', String(Math.floor((999 * referralShareBasisPoints) / 10_000)), '']]);
});

test('finds a period end with another charge than settled, or without a settlement', async () => {
  const ended = '2026-10-21T12:00:00.000Z';
  await tamper(
    `update projects set package_id = 'L', package_count = 1, package_anchor_day = 21, package_ends_at = '${ended}' where id = '${projectId}'`,
  );
  await settleDueProjects(database.orm, new Date('2026-10-21T12:00:01Z'));
  expect(await found()).toEqual([]);
  const key = `packages:${projectId}:${ended}`;
  const price = String(packagePriceCents);
  await tamper(`update ledger_entries set amount_cents = -1 where kind = 'package'`);
  expect(await found()).toEqual([['settlements', projectId, key, price, '1']]);
  await tamper(`update ledger_entries set amount_cents = -${price} where kind = 'package'`);
  await tamper('delete from billing_settlements');
  expect(await found()).toEqual([['settlements', projectId, key, '', price]]);
});

import type { Statement, Transaction } from '@onepoint/api-contract';
import { ledgerEntries, postLedgerEntry, type PostLedgerEntryParameters } from '@onepoint/database';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newMember, newPayment, newProject, newUsage, newApiKey, newUser, setProject } from '../../test/fixtures.ts';

interface Page {
  data: Transaction[];
  hasMore: boolean;
}

let posted = 0;

const post = (projectId: string, entry: Omit<PostLedgerEntryParameters, 'projectId' | 'idempotencyKey'>) =>
  postLedgerEntry(api.database.orm, { projectId, idempotencyKey: `transactions:${(posted += 1)}`, ...entry });

const usage = (projectId: string, at: string, amountCents: number) =>
  post(projectId, { kind: 'usage', amountCents, cause: { computeUnits: 1_000 }, at: new Date(at) });

async function busyProject(): Promise<{ owner: string; projectId: string }> {
  const owner = newUser();
  const projectId = await newProject(owner, { planId: 'PAYG' });
  await setProject(projectId, { createdAt: new Date('2026-08-30T12:00:00Z') });
  const at = (text: string) => new Date(text);
  await post(projectId, { kind: 'promo_code', amountCents: 500, cause: { code: 'SPRING' }, at: at('2026-08-31T23:59:59Z') });
  await usage(projectId, '2026-09-01T00:00:00Z', -1);
  await post(projectId, { kind: 'deposit', amountCents: 10_000, cause: { paymentId: 'pay_a' }, at: at('2026-09-01T10:00:00Z') });
  await post(projectId, { kind: 'fee', amountCents: -140, cause: { paymentId: 'pay_a' }, at: at('2026-09-01T10:00:00Z') });
  await usage(projectId, '2026-09-01T12:00:00Z', -2);
  await usage(projectId, '2026-09-01T23:59:59Z', -4);
  await usage(projectId, '2026-09-02T08:00:00Z', -8);
  await post(projectId, { kind: 'package', amountCents: -9_800, cause: { packageCount: 2 }, at: at('2026-09-03T08:00:00Z') });
  await post(projectId, { kind: 'plan', amountCents: -100, cause: { planId: 'M' }, at: at('2026-09-03T09:00:00Z') });
  const renewed = { settlement: 'renewed', periodStartsAt: '2026-10-03T08:00:00.000Z' };
  await post(projectId, { kind: 'package', amountCents: -4_900, cause: renewed, at: at('2026-10-03T08:00:00Z') });
  await usage(projectId, '2026-10-04T08:00:00Z', -16);
  return { owner, projectId };
}

const list = async (projectId: string, as: string, query = ''): Promise<Page> =>
  (await callApi(`GET /v1/projects/${projectId}/transactions${query}`, { as })).body as Page;

const shortOf = ({ type, amount, balance }: Transaction) => [type, amount, balance];

test('lists every entry newest first with the balance after it, and the usage of a day as one line at its end', async () => {
  const { owner, projectId } = await busyProject();
  const { data, hasMore } = await list(projectId, owner);
  expect(hasMore).toBe(false);
  expect(data.map(shortOf)).toEqual([
    ['usage', -16, -4_471],
    ['package', -4_900, -4_455],
    ['plan', -100, 445],
    ['package', -9_800, 545],
    ['usage', -8, 10_345],
    ['usage', -7, 10_353],
    ['fee', -140, 10_360],
    ['deposit', 10_000, 10_500],
    ['promoCode', 500, 500],
  ]);
  const project = (await callApi(`GET /v1/projects/${projectId}`, { as: owner })).body as { balance: number };
  expect(data[0]?.balance).toBe(project.balance);
});

test('refers to the payment, plan, or code of each transaction', async () => {
  const { owner, projectId } = await busyProject();
  const [, renewal, plan, packages, , day, fee, deposit, promoCode] = (await list(projectId, owner)).data;
  expect(renewal).toMatchObject({ packageCount: 1, isRenewal: true });
  expect(plan).toMatchObject({ planId: 'M', isRenewal: false });
  expect(packages).toMatchObject({ packageCount: 2, isRenewal: false });
  expect(day).toMatchObject({ id: 'usage_2026-09-01', day: '2026-09-01', computeUnits: 3_000, createdAt: '2026-09-01T00:00:00.000Z' });
  expect([fee?.paymentId, deposit?.paymentId]).toEqual(['pay_a', 'pay_a']);
  expect(promoCode).toMatchObject({ promoCode: 'SPRING', promoAmount: 500 });
});

test('lists a real payment and real usage', async () => {
  const owner = newUser();
  const projectId = await newProject(owner, { planId: 'PAYG' });
  const { apiKeyId } = await newApiKey(projectId);
  const payment = await newPayment(projectId, owner);
  api.provider.report(payment.id, { status: 'paid', paidCents: 10_000 });
  await callApi(`POST /v1/projects/${projectId}/payments/${payment.id}/check`, { as: owner });
  await newUsage({ projectId, apiKeyId, minute: new Date().toISOString(), computeUnits: 1_000_000 });
  const { data } = await list(projectId, owner);
  expect(data.map(shortOf)).toEqual([
    ['usage', -39, 9_821],
    ['fee', -140, 9_860],
    ['deposit', 10_000, 10_000],
  ]);
  expect(data[2]?.paymentId).toBe(payment.id);
});

test('returns pages without gaps or duplicates, across usage and other entries', async () => {
  const { owner, projectId } = await busyProject();
  const whole = await list(projectId, owner);
  for (const limit of [1, 2, 4]) {
    const found: Transaction[] = [];
    for (let hasMore = true; hasMore;) {
      const last = found.at(-1);
      const page = await list(projectId, owner, `?limit=${limit}${last ? `&lastId=${last.id}` : ''}`);
      found.push(...page.data);
      hasMore = page.hasMore;
    }
    expect(found).toEqual(whole.data);
  }
});

test('filters by type and period without changing balances', async () => {
  const { owner, projectId } = await busyProject();
  const filtered = async (query: string) => (await list(projectId, owner, query)).data.map(shortOf);
  expect(await filtered('?type=deposit')).toEqual([['deposit', 10_000, 10_500]]);
  expect(await filtered('?type=package&limit=1')).toEqual([['package', -4_900, -4_455]]);
  expect(await filtered('?from=2026-09-01T12:00:00Z&to=2026-09-02T00:00:00Z')).toEqual([['usage', -7, 10_353]]);
  expect(await filtered('?to=2026-09-01T00:00:00Z')).toEqual([['promoCode', 500, 500]]);
  expect(await filtered('?from=2026-10-04T12:00:00Z')).toEqual([['usage', -16, -4_471]]);
  expect(await filtered('?from=2026-10-05T00:00:00Z')).toEqual([]);
});

test.each(['type=nothing', 'from=yesterday', 'lastId=led_never', 'lastId=usage_2020-01-01'])('returns 400 for %s', async (query) => {
  const { owner, projectId } = await busyProject();
  expectError(await callApi(`GET /v1/projects/${projectId}/transactions?${query}`, { as: owner }), 'VALIDATION_FAILED');
});

test('returns 400 for an entry of another project as cursor', async () => {
  const [here, there] = [await busyProject(), await busyProject()];
  const [, entry] = (await list(there.projectId, there.owner)).data;
  const reply = await callApi(`GET /v1/projects/${here.projectId}/transactions?lastId=${entry?.id ?? ''}`, { as: here.owner });
  expectError(reply, 'VALIDATION_FAILED');
});

test('returns 403 for a viewer', async () => {
  const { projectId } = await busyProject();
  const viewer = newUser();
  await newMember(projectId, viewer, 'viewer');
  expectError(await callApi(`GET /v1/projects/${projectId}/transactions`, { as: viewer }), 'ROLE_FORBIDS');
  expectError(await callApi(`GET /v1/projects/${projectId}/statements`, { as: viewer }), 'ROLE_FORBIDS');
});

describe('statements', () => {
  const get = async (projectId: string, as: string, month: string) =>
    (await callApi(`GET /v1/projects/${projectId}/statements/${month}`, { as })).body as Statement;

  test('list every month of the project, each opening with the previous closing balance', async () => {
    const { owner, projectId } = await busyProject();
    const { body } = await callApi(`GET /v1/projects/${projectId}/statements`, { as: owner });
    const months = body as { month: string; openingBalance: number; closingBalance: number; isFinal: boolean }[];
    expect(months.slice(-3)).toEqual([
      { month: '2026-10', isFinal: expect.any(Boolean) as boolean, openingBalance: 445, closingBalance: -4_471 },
      { month: '2026-09', isFinal: true, openingBalance: 500, closingBalance: 445 },
      { month: '2026-08', isFinal: true, openingBalance: 0, closingBalance: 500 },
    ]);
    expect(months.map(({ isFinal }) => isFinal)).toEqual(months.map((_, index) => index > 0));
    for (const [index, { openingBalance }] of months.entries()) expect(openingBalance).toBe(months[index + 1]?.closingBalance ?? 0);
  });

  test('sum each type, count a day of usage as one, and close with the total', async () => {
    const { owner, projectId } = await busyProject();
    await callApi(`PATCH /v1/projects/${projectId}/billingDetails`, { as: owner, body: { companyName: 'A Ltd', taxId: 'GB1' } });
    expect(await get(projectId, owner, '2026-09')).toMatchObject({
      from: '2026-09-01T00:00:00.000Z',
      to: '2026-10-01T00:00:00.000Z',
      project: { id: projectId },
      billingDetails: { companyName: 'A Ltd', address: '', taxId: 'GB1', email: '' },
      openingBalance: 500,
      lines: [
        { type: 'deposit', count: 1, amount: 10_000 },
        { type: 'fee', count: 1, amount: -140 },
        { type: 'usage', count: 2, amount: -15 },
        { type: 'package', count: 1, amount: -9_800 },
        { type: 'plan', count: 1, amount: -100 },
      ],
      closingBalance: 445,
      closingPromoBalance: 0,
    });
  });

  test('agree with the ledger to the cent in every month', async () => {
    const { owner, projectId } = await busyProject();
    const { body } = await callApi(`GET /v1/projects/${projectId}/statements`, { as: owner });
    for (const { month } of body as { month: string }[]) {
      const { from, to, lines, openingBalance, closingBalance } = await get(projectId, owner, month);
      const sumOf = async (condition: ReturnType<typeof sql>) => {
        const [row] = await api.database.orm
          .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
          .from(ledgerEntries)
          .where(sql`${eq(ledgerEntries.projectId, projectId)} and ${condition}`);
        return Number(row?.cents);
      };
      expect(openingBalance).toBe(await sumOf(sql`created_at < ${from}::timestamptz`));
      expect(closingBalance).toBe(await sumOf(sql`created_at < ${to}::timestamptz`));
      expect(openingBalance + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(closingBalance);
    }
  });

  test.each(['2026-07', '2999-01', '2026-13', 'month'])('return 404 for %s', async (month) => {
    const { owner, projectId } = await busyProject();
    expectError(await callApi(`GET /v1/projects/${projectId}/statements/${month}`, { as: owner }), 'STATEMENT_NOT_FOUND');
  });
});

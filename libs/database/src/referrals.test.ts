import { addMonths } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createId } from './ids.ts';
import { insertProject } from './projects.ts';
import { bindReferral, creditReferral, type CreditReferralParameters, decidePartnerApplication, getReferralCode } from './referrals.ts';
import { auditEntries } from './schema/audit-entries.ts';
import { ledgerEntries } from './schema/ledger.ts';
import { members } from './schema/members.ts';
import { projects } from './schema/projects.ts';
import { partnerApplications } from './schema/referrals.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const now = new Date('2026-11-21T12:00:00Z');
let database: TestDatabase;
let users = 0;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

const newUser = () => `user_${(users += 1)}`;

async function newProject(ownerId = newUser()): Promise<string> {
  return (await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId }))).id;
}

const codeOf = (projectId: string) => getReferralCode(database.orm, projectId);

async function signUp(code: string, userId = newUser()): Promise<{ projectId: string; isBound: boolean }> {
  const projectId = await newProject(userId);
  const isBound = await database.orm.transaction((transaction) => bindReferral(transaction, { code, projectId, userId, now }));
  return { projectId, isBound };
}

const credit = (parameters: Pick<CreditReferralParameters, 'projectId'> & Partial<CreditReferralParameters>) =>
  database.orm.transaction((transaction) =>
    creditReferral(transaction, { paymentId: createId('pay'), creditedBeforeCents: 0, creditedCents: 9_869, now, ...parameters }),
  );

const rewards = async (projectId: string) =>
  (await database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId))).map(({ amountCents }) => amountCents);

test('creates one code per project under concurrent first requests', async () => {
  const projectId = await newProject();
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(projectId)));
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/^[0-9A-Za-z]{8}$/);
});

test('stores a referral with the first project of a new user, once', async () => {
  const code = await codeOf(await newProject());
  const userId = newUser();
  expect(await signUp(code, userId)).toMatchObject({ isBound: true });
  expect(await signUp(code, userId)).toMatchObject({ isBound: false });
});

test('stores no referral for the own project, an unknown code or a deleted project', async () => {
  const owner = newUser();
  const mine = await newProject(owner);
  expect(await signUp(await codeOf(mine), owner)).toMatchObject({ isBound: false });
  expect(await signUp('nobodys1')).toMatchObject({ isBound: false });
  expect(await signUp(`'; drop table referrals; --`)).toMatchObject({ isBound: false });
  const colleague = newUser();
  await database.orm.insert(members).values({ id: createId('mem'), projectId: mine, userId: colleague, role: 'viewer' });
  expect(await signUp(await codeOf(mine), colleague)).toMatchObject({ isBound: false });
  await database.orm.update(projects).set({ deletedAt: now }).where(eq(projects.id, mine));
  expect(await signUp(await codeOf(mine))).toMatchObject({ isBound: false });
});

test('rewards each part of a payment once, rounded down', async () => {
  const referrer = await newProject();
  const { projectId } = await signUp(await codeOf(referrer));
  const paymentId = createId('pay');
  await credit({ projectId, paymentId });
  await credit({ projectId, paymentId });
  expect(await rewards(referrer)).toEqual([986]);
  await credit({ projectId, paymentId, creditedBeforeCents: 9_869, creditedCents: 9_870 });
  expect(await rewards(referrer)).toEqual([986, 1]);
  await credit({ projectId, creditedCents: 9 });
  expect(await rewards(referrer)).toHaveLength(2);
});

test('does not deadlock when two projects reward each other concurrently', async () => {
  const referrer = await newProject();
  const code = await codeOf(referrer);
  const referred = await Promise.all(Array.from({ length: 6 }, () => signUp(code)));
  await Promise.all(referred.map(({ projectId }) => credit({ projectId, creditedCents: 1_000 })));
  expect(await rewards(referrer)).toEqual(Array(6).fill(100));
});

test('gives no reward after twelve months or when the referring project is deleted', async () => {
  const referrer = await newProject();
  const { projectId } = await signUp(await codeOf(referrer));
  await credit({ projectId, now: new Date(addMonths(now, 12).getTime() - 1) });
  await credit({ projectId, now: addMonths(now, 12) });
  expect(await rewards(referrer)).toHaveLength(1);
  const [gone, orphan] = [await newProject(), newUser()];
  const bound = await signUp(await codeOf(gone), orphan);
  await database.orm.update(projects).set({ deletedAt: now }).where(eq(projects.id, gone));
  await credit({ projectId: bound.projectId });
  expect(await rewards(gone)).toEqual([]);
});

test('gives an approved partner the higher share and records the approval once', async () => {
  const referrer = await newProject();
  const { projectId } = await signUp(await codeOf(referrer));
  const values = {
    id: createId('app'),
    projectId: referrer,
    company: 'A',
    website: 'https://a.example.com',
    message: 'Hi',
    createdBy: 'user',
  };
  await database.orm.insert(partnerApplications).values(values);
  await credit({ projectId, creditedCents: 1_000 });
  expect(await decidePartnerApplication(database.orm, referrer, 'approved', now)).toBe(true);
  expect(await decidePartnerApplication(database.orm, referrer, 'approved', now)).toBe(false);
  await credit({ projectId, creditedCents: 1_000 });
  expect(await rewards(referrer)).toEqual([100, 200]);
  const changes = [{ field: 'status', before: 'submitted', after: 'approved' }];
  expect(await database.orm.select().from(auditEntries).where(eq(auditEntries.projectId, referrer))).toMatchObject([
    { action: 'partnership.decide', actorId: null, subjectId: values.id, subjectName: 'A', changes },
  ]);
});

import { emails, enqueueEmails, users, type EmailMessage, type NewEmails } from '@onepoint/database';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { testMail } from '../../test/create-test-api.ts';
import { newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';
import { origin } from '../../test/session-tokens.ts';
import { createUsersRepository } from '../users/users.repository.ts';
import { createUsers } from '../users/users.ts';
import { createEmailLinks } from './email-links.ts';
import { createEmailsRepository } from './emails.repository.ts';
import { MailRefusedError, type OutgoingMail } from './mail-transport.ts';
import { sendDueEmails } from './send-due-emails.ts';

const { orm } = api.database;
const repository = createEmailsRepository(orm);
const links = createEmailLinks({ linkSecret: testMail.linkSecret, publicOrigin: origin });
const message: EmailMessage = { kind: 'spendLimit', percent: 80, spentCents: 800, limitCents: 1_000 };

let clock: number;
let sent: OutgoingMail[];
let failure: Error | undefined;
const now = () => new Date(clock);
const usersOfTest = createUsers({ repository: createUsersRepository(orm), directory: api.directory, now: () => new Date() });
const transport = {
  send: async (mail: OutgoingMail) => {
    if (failure !== undefined) throw failure;
    sent.push(mail);
  },
};
const send = () => sendDueEmails({ repository, transport, links, users: usersOfTest, publicOrigin: origin, now });
const addressOf = (userId: string): string => `${userId}@example.com`;
const sentTo = (userId: string) => sent.filter(({ to }) => to === addressOf(userId));

async function readEmail(userId: string) {
  const [row] = await orm
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId)));
  return row;
}

beforeEach(async () => {
  // Removes emails of other tests in this database.
  await orm.delete(emails);
  // Later than the creation of every email of the test.
  clock = Date.now() + 3_600_000;
  sent = [];
  failure = undefined;
});

async function enqueueSpend(projectId: string, fields: Partial<NewEmails> = {}): Promise<void> {
  await enqueueEmails(orm, { type: 'spendLimit', projectId, to: { rolesExcept: [] }, message, ...fields });
}

test('emails the members whose role receives the type, in their language, with a one-click unsubscribe URL', async () => {
  const [owner, finance, viewer] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, finance, 'finance');
  await newMember(projectId, viewer, 'viewer');
  await usersOfTest.getUser(finance);
  await orm.update(users).set({ language: 'ja' }).where(eq(users.id, finance));
  await enqueueSpend(projectId);
  expect(await send()).toEqual({ sent: 2, failed: 0 });
  expect(sent.map(({ to }) => to).toSorted()).toEqual([owner, finance].map(addressOf).toSorted());
  expect(sentTo(owner)[0]?.subject).toBe('Test project has used 80% of its spend limit');
  expect(sentTo(finance)[0]?.subject).toContain('利用上限額');
  const url = new URL(sentTo(owner)[0]?.unsubscribeUrl ?? '');
  expect(url.pathname).toBe('/api/unsubscribe');
  expect(links.readUnsubscribe(url.searchParams.get('token') ?? '')).toEqual({ userId: owner, projectId, type: 'spendLimit' });
  expect(await readEmail(owner)).toMatchObject({ status: 'sent', attempts: 1, nextAttemptAt: null });
  expect(await send()).toEqual({ sent: 0, failed: 0 });
});

test('sends one email per recipient and key', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await enqueueSpend(projectId, { dedupeKey: `once:${projectId}` });
  await enqueueSpend(projectId, { dedupeKey: `once:${projectId}` });
  await send();
  expect(sent).toHaveLength(1);
});

test('skips those who turned the type off, left, changed to another role, or have no verified address', async () => {
  const people = { off: newUser(), left: newUser(), lowered: newUser(), wallet: newUser({ emailAddresses: [] }) };
  const projectId = await newProject(newUser());
  for (const userId of Object.values(people)) await newMember(projectId, userId, 'owner');
  await repository.setEnabled(orm, { projectId, userId: people.off, type: 'spendLimit', isEnabled: false });
  await enqueueSpend(projectId);
  await api.database.pool.query('delete from members where project_id = $1 and user_id = $2', [projectId, people.left]);
  await api.database.pool.query(`update members set role = 'viewer' where project_id = $1 and user_id = $2`, [projectId, people.lowered]);
  await send();
  expect(sent).toHaveLength(1);
  const reasons = await Promise.all(Object.values(people).map(async (userId) => (await readEmail(userId))?.lastError));
  expect(reasons).toEqual(['OPTED_OUT', 'ROLE_CHANGED', 'ROLE_CHANGED', 'NO_ADDRESS']);
});

test('sends emails that can’t be turned off without unsubscribe links, even to removed members', async () => {
  const removed = newUser();
  const projectId = await newProject(newUser());
  await enqueueEmails(orm, { type: 'access', projectId, to: { userId: removed }, message: { kind: 'youWereRemoved', actor: 'Grace' } });
  await send();
  expect(sentTo(removed)).toMatchObject([{ subject: 'You were removed from Test project', unsubscribeUrl: undefined }]);
});

test('skips emails of a deleted project', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await enqueueSpend(projectId);
  await setProject(projectId, { deletedAt: new Date() });
  await send();
  expect(sent).toEqual([]);
  expect(await readEmail(owner)).toMatchObject({ status: 'skipped', lastError: 'PROJECT_DELETED' });
});

test('retries with increasing pauses while the server is down, and gives up after seven days', async () => {
  const owner = newUser();
  await enqueueSpend(await newProject(owner));
  failure = new Error('connect ECONNREFUSED');
  await send();
  expect(await readEmail(owner)).toMatchObject({ status: 'pending', attempts: 1, lastError: 'connect ECONNREFUSED' });
  await send();
  expect((await readEmail(owner))?.attempts).toBe(1);
  clock += 10_000;
  await send();
  expect(await readEmail(owner)).toMatchObject({ attempts: 2, nextAttemptAt: new Date(clock + 60_000) });
  clock += 8 * 86_400_000;
  failure = undefined;
  expect(await send()).toEqual({ sent: 0, failed: 1 });
  expect(await readEmail(owner)).toMatchObject({ status: 'failed', lastError: 'EXPIRED' });
});

test('gives up immediately if the server rejects the recipient permanently', async () => {
  const owner = newUser();
  await enqueueSpend(await newProject(owner));
  failure = new MailRefusedError('550 No such mailbox');
  expect(await send()).toEqual({ sent: 0, failed: 1 });
  expect(await readEmail(owner)).toMatchObject({ status: 'failed', lastError: '550 No such mailbox' });
});

test('sends each email once from several processes at the same time', async () => {
  for (let index = 0; index < 25; index += 1)
    await enqueueEmails(orm, {
      type: 'invitation',
      projectId: null,
      to: { address: `many${index}@example.com`, language: 'en' },
      message: { kind: 'invitation', invitationId: 'inv_1', inviter: 'Ada', role: 'viewer', expiresAt: now().toISOString() },
    });
  const outcomes = await Promise.all([send(), send(), send()]);
  expect(outcomes.reduce((sum, outcome) => sum + outcome.sent, 0)).toBe(25);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(25);
});

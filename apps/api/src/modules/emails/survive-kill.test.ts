import { emails, enqueueEmails, insertProject } from '@onepoint/database';
import { createTestDatabase, type TestDatabase } from '@onepoint/database/testing';
import { openMessageStore, type MessageStore } from '@onepoint/sandbox/mailbox/message-store';
import { startSmtpServer, type RunningSmtpServer } from '@onepoint/sandbox/mailbox/smtp-server';
import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { startApiProcess, type ApiProcess } from '../../test/start-api-process.ts';

const emailCount = 16;
/** Emails between two kills. Not a multiple of the batch size, so that kills interrupt a batch at different points. */
const emailsPerLife = 9;

let database: TestDatabase;
let folder: string;
let mailbox: MessageStore;
let server: RunningSmtpServer;
let api: ApiProcess | undefined;
let received: string[];
let onStored: () => void;

beforeEach(async () => {
  received = [];
  onStored = () => undefined;
  database = await createTestDatabase(inject('databaseUrl'));
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  mailbox = openMessageStore(folder);
  server = await startSmtpServer({
    host: '127.0.0.1',
    port: 0,
    store: mailbox,
    log: () => undefined,
    now: Date.now,
    onStored: ({ messageId }) => {
      received.push(messageId);
      onStored();
    },
  });
});

afterEach(async () => {
  api?.child.kill('SIGKILL');
  await api?.ended;
  await server.stop();
  rmSync(folder, { recursive: true });
  await database.drop();
});

const start = () =>
  startApiProcess(database.url, {
    SMTP_URL: server.url,
    MAIL_FROM: 'Onepoint <notifications@example.com>',
    EMAIL_LINK_SECRET: 'a secret of tests with thirty-two characters',
  });

async function countPending(): Promise<number> {
  const rows = await database.orm.select({ id: emails.id }).from(emails).where(eq(emails.status, 'pending'));
  return rows.length;
}

test(
  'loses no email and delivers none twice if the sender is killed after the server accepted an email',
  { timeout: 300_000 },
  async () => {
    const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'Storefront', ownerId: 'user_a' }));
    for (let index = 0; index < emailCount; index += 1) {
      await enqueueEmails(database.orm, {
        type: 'invitation',
        projectId: project.id,
        to: { address: `person${index}@example.com`, language: 'en' },
        message: { kind: 'invitation', invitationId: `inv_${index}`, inviter: 'Ada', role: 'viewer', expiresAt: new Date().toISOString() },
      });
    }
    let kills = 0;
    while ((await countPending()) > 0) {
      api = await start();
      const { child, ended } = api;
      const killAt = received.length + emailsPerLife;
      // The server has stored the email, but the sender doesn't know yet.
      onStored = () => {
        if (received.length >= killAt) child.kill('SIGKILL');
      };
      const isOver = async () => child.signalCode !== null || (await countPending()) === 0;
      await expect.poll(isOver, { timeout: 120_000 }).toBe(true);
      child.kill('SIGKILL');
      await ended;
      kills += 1;
      // Expires the claims of the dead process, so that its emails are due again.
      await database.orm
        .update(emails)
        .set({ nextAttemptAt: sql`now()` })
        .where(eq(emails.status, 'pending'));
    }
    expect(kills).toBeGreaterThan(1);
    // Some were sent twice, because the server replied to a dead process. They have the same message id, so the mailbox shows them once.
    expect(received.length).toBeGreaterThan(emailCount);
    expect(
      mailbox
        .list()
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual(Array.from({ length: emailCount }, (_, index) => `person${index}@example.com`).toSorted());
    const rows = await database.orm.select({ status: emails.status }).from(emails);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent']));
  },
);

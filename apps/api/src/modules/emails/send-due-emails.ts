import { emailTypes, isOptionalEmailType } from '@onepoint/api-contract/email-types';
import { defaultEmailLanguage, renderEmail } from '@onepoint/emails';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clocks.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Users } from '../users/users.ts';
import type { EmailLinks } from './email-links.ts';
import { findSkipReason, type EmailOutcome, type EmailRow, type EmailsRepository } from './emails.repository.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Pauses after each attempt. The last one repeats. */
const pausesMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];

/** Unsent emails are discarded after this long, because they would be misleading. Until then they wait, even for a mail server to be configured. */
const keptMs = 7 * dayMs;

const settledKeptMs = 30 * dayMs;

const batchSize = 10;

/** A claim lasts this long if the process dies. Must be longer than any attempt, or the email would be sent twice. */
export const claimMs = 5 * minuteMs;

export interface SendDueEmailsParameters {
  repository: EmailsRepository;
  transport: Pick<MailTransport, 'send'>;
  links: EmailLinks;
  users: Pick<Users, 'getUser'>;
  publicOrigin: string;
  now: () => Date;
  /** @default `claimMs` */
  claimForMs?: number;
}

/**
 * Sends all due emails. Safe to run in several processes, because each claims its own. An email is sent twice only if the process dies after the
 * server accepted it and before that is stored; both copies have the same message id.
 *
 * @returns the numbers of sent and discarded emails
 */
export async function sendDueEmails(parameters: SendDueEmailsParameters): Promise<{ sent: number; failed: number }> {
  const { repository, now, claimForMs = claimMs } = parameters;
  let [sent, failed] = [0, 0];
  for (;;) {
    const due = await repository.claimDue({ now: now(), claimMs: claimForMs, limit: batchSize });
    const outcomes = await Promise.all(due.map((email) => attempt(email, parameters)));
    sent += outcomes.filter(({ status }) => status === 'sent').length;
    failed += outcomes.filter(({ status }) => status === 'failed').length;
    if (due.length < batchSize) return { sent, failed };
  }
}

async function attempt(email: EmailRow, parameters: SendDueEmailsParameters): Promise<EmailOutcome> {
  const { repository, now } = parameters;
  const outcome = await send(email, parameters).catch((error: unknown) => afterFailure(email, error, now()));
  await repository.settle(email, outcome, now());
  return outcome;
}

async function send(email: EmailRow, parameters: SendDueEmailsParameters): Promise<EmailOutcome> {
  const { repository, transport, links, publicOrigin, now } = parameters;
  const { id, type, message, projectId, userId, createdAt } = email;
  if (now().getTime() - createdAt.getTime() > keptMs) return { status: 'failed', error: 'EXPIRED' };
  const context = projectId === null ? null : await repository.findContext(projectId, userId, type);
  if (projectId !== null) {
    const reason = findSkipReason(type, context, emailTypes[type].action !== null);
    if (reason !== undefined) return { status: 'skipped', error: reason };
  }
  const recipient = await findRecipient(email, parameters);
  if (recipient === null) return { status: 'skipped', error: 'NO_ADDRESS' };
  const isOptional = isOptionalEmailType(type) && projectId !== null && userId !== null;
  const unsubscribe = isOptional ? links.unsubscribe({ userId, projectId, type }) : undefined;
  const rendered = await renderEmail({
    message,
    language: recipient.language,
    project: context,
    createdAt,
    origin: publicOrigin,
    links: {
      unsubscribe: unsubscribe?.page,
      invitation: message.kind === 'invitation' ? links.invitation({ sendCount: 1, ...message }) : undefined,
    },
  });
  await transport.send({ messageId: id, to: recipient.address, ...rendered, unsubscribeUrl: unsubscribe?.oneClick });
  return { status: 'sent' };
}

/** Null without an account or a verified address. */
async function findRecipient(
  { userId, address, language }: EmailRow,
  { users, repository }: SendDueEmailsParameters,
): Promise<{ address: string; language: string } | null> {
  if (userId === null) return address === null ? null : { address, language: language ?? defaultEmailLanguage };
  try {
    const { emailAddresses } = await users.getUser(userId);
    const verified = emailAddresses.filter((email) => email.verified);
    const chosen = verified.find(({ primary }) => primary) ?? verified[0];
    if (chosen === undefined) return null;
    return { address: chosen.emailAddress, language: (await repository.findLanguage(userId)) ?? defaultEmailLanguage };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'USER_NOT_FOUND') return null;
    throw error;
  }
}

const errorLengthMax = 500;

function afterFailure({ attempts }: EmailRow, error: unknown, at: Date): EmailOutcome {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, errorLengthMax);
  if (error instanceof MailRefusedError) return { status: 'failed', error: text };
  const pauseMs = pausesMs[Math.min(attempts, pausesMs.length - 1)] ?? hourMs;
  return { status: 'pending', error: text, nextAttemptAt: new Date(at.getTime() + pauseMs) };
}

const tickMs = 1_000;

interface EmailClockParameters extends SendDueEmailsParameters {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Sends due emails every second and deletes old ones.
 *
 * @returns stops the clock
 */
export function startEmailClock({ log, ...parameters }: EmailClockParameters): () => Promise<void> {
  const { repository, now } = parameters;
  let pruneAt = 0;
  return startClock({
    task: 'emails',
    tickMs,
    tick: async () => {
      const { sent, failed } = await sendDueEmails(parameters);
      if (sent > 0) log.info({ sent }, 'emails sent');
      if (failed > 0) log.error({ failed }, 'emails given up');
      if (now().getTime() < pruneAt) return;
      pruneAt = now().getTime() + hourMs;
      await repository.prune(new Date(now().getTime() - settledKeptMs));
    },
    onError: (error) => log.error({ err: error }, 'emails not sent'),
  });
}

import * as z from 'zod';
import type { HttpService } from '../http/http-service.ts';
import type { Identity } from './context.ts';
import { escapeHtml, sandboxPage } from '../http/sandbox-page.ts';

interface MailboxEntry {
  emailAddress: string;
  code: string;
  /** Purpose of the code: `email_code`, `reset_password_email_code`. */
  strategy: string;
  /** The browser that requested it. */
  clientId: string;
  sentAt: number;
}

export interface Mailbox {
  deliver: (entry: MailboxEntry) => void;
  /** Newest first. */
  list: () => MailboxEntry[];
}

const entriesMax = 100;
const keptMs = 10 * 60_000;

/** Stands in for e-mail: keeps the last codes for ten minutes, in memory only. */
export function createMailbox(now: () => number): Mailbox {
  let entries: MailboxEntry[] = [];
  const list = (): MailboxEntry[] => (entries = entries.filter(({ sentAt }) => sentAt > now() - keptMs));
  return {
    list: () => [...list()],
    deliver: (entry) => {
      entries = [entry, ...list()].slice(0, entriesMax);
    },
  };
}

const querySchema = z.object({ mine: z.string().optional(), email_address: z.string().optional() });

/**
 * The sandbox mailbox: a page for people, JSON for programs. `?mine` lists only the codes that this browser requested,
 * `?email_address=` those of one address.
 */
export function registerMailbox(app: HttpService, { mailbox, settings }: Identity): void {
  app.get('/sandbox/mailbox', { schema: { querystring: querySchema } }, async ({ browser, query, headers }, reply) => {
    const emailAddress = query.email_address?.trim().toLowerCase();
    const clientId = query.mine === undefined ? undefined : (browser.client()?.id ?? '');
    const entries = mailbox
      .list()
      .filter((entry) => emailAddress === undefined || entry.emailAddress === emailAddress)
      .filter((entry) => clientId === undefined || entry.clientId === clientId);
    if (headers.accept?.includes('application/json'))
      return {
        messages: entries.map(({ emailAddress: to, code, strategy, sentAt }) => ({
          emailAddress: to,
          code,
          strategy,
          sentAt: new Date(sentAt).toISOString(),
        })),
      };
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    void reply.header('content-security-policy', policy).type('text/html');
    return mailboxPage(entries, settings.applicationName);
  });
}

/** Refreshes itself every three seconds and runs no script. */
function mailboxPage(entries: readonly MailboxEntry[], applicationName: string): string {
  const items = entries.map(({ code, emailAddress, sentAt }) => {
    const time = new Date(sentAt).toISOString();
    return `<li><code>${escapeHtml(code)}</code><b>${escapeHtml(emailAddress)}</b><time datetime="${time}">${time.slice(11, 19)} UTC</time></li>`;
  });
  const list =
    items.length === 0
      ? '<p class="empty">No codes in the last ten minutes. Sign in, and yours appears here.</p>'
      : `<ol>${items.join('')}</ol>`;
  const text = `${applicationName} sends no e-mail on this machine. One-time codes arrive here instead and are kept for ten minutes.`;
  return sandboxPage({ title: 'Sandbox mailbox', head: '<meta http-equiv="refresh" content="3">', text, content: list });
}

import * as z from 'zod';
import type { HttpService } from '../http/http-service.ts';
import type { Identity } from './context.ts';

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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const style = `
  :root { color-scheme: light dark; --surface: light-dark(#f7f6fb, #14121d); --card: light-dark(#fff, #1c1929); --line: light-dark(#e4e1ee, #322e44);
    --text: light-dark(#1d1a2b, #eceaf6); --quiet: light-dark(#625d78, #a29cba); --accent: light-dark(#5a3fe0, #a594ff); }
  body { margin: 0; background: var(--surface); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
  main { max-width: 640px; margin: 0 auto; padding: 48px 16px; }
  h1 { font-size: 22px; letter-spacing: -.01em; margin: 0 0 4px; }
  p { color: var(--quiet); margin: 0 0 24px; }
  ol { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
  li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 14px 16px; border-bottom: 1px solid var(--line); }
  li:last-child { border-bottom: 0; }
  code { font: 600 22px/1.2 ui-monospace, monospace; letter-spacing: .12em; color: var(--accent); user-select: all; }
  b { font-weight: 500; flex: 1; min-width: 12ch; overflow-wrap: anywhere; }
  time { color: var(--quiet); font-variant-numeric: tabular-nums; }
  .empty { padding: 32px 16px; text-align: center; margin: 0; border: 1px dashed var(--line); border-radius: 10px; }
`;

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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3"><title>Sandbox mailbox</title><style>${style}</style></head><body><main><h1>Sandbox mailbox</h1>
<p>${escapeHtml(applicationName)} sends no e-mail on this machine. One-time codes arrive here instead and are kept for ten minutes.</p>${list}</main></body></html>`;
}

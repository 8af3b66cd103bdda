import { jsonReply, type Reply } from '../http/reply.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Identity } from '../identity.ts';
import { mailboxPage } from './mailbox-page.ts';

/**
 * The sandbox's mailbox: a page for people, JSON for programs. `?mine` keeps to the codes that this browser asked for,
 * `?email_address=` to one address.
 */
export function mailboxReply({ mailbox, settings }: Identity, { query, headers, client }: RequestContext): Reply {
  const emailAddress = query.get('email_address')?.trim().toLowerCase();
  const clientId = query.has('mine') ? (client()?.id ?? '') : undefined;
  const entries = mailbox
    .list()
    .filter((entry) => emailAddress === undefined || entry.emailAddress === emailAddress)
    .filter((entry) => clientId === undefined || entry.clientId === clientId);
  if (headers.accept?.includes('application/json'))
    return jsonReply(200, {
      messages: entries.map(({ emailAddress: to, code, strategy, sentAt }) => ({
        emailAddress: to,
        code,
        strategy,
        sentAt: new Date(sentAt).toISOString(),
      })),
    });
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    },
    body: mailboxPage(entries, settings.applicationName),
  };
}

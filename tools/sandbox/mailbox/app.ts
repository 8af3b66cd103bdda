import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { createHttpService, type HttpService } from '../http/http-service.ts';
import { escapeHtml, sandboxPage } from '../http/sandbox-page.ts';
import type { Message, MessageStore } from './message-store.ts';

export const mailboxPath = '/__mailbox';

class MailboxError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'MailboxError';
    this.status = status;
  }
}

const querySchema = z.object({ to: z.string().optional() });
const params = z.object({ id: z.string() });

/** The mailbox page: a list and each email for people, and JSON for programs that request it. */
export async function createApp(store: MessageStore): Promise<HttpService> {
  const app = createHttpService({
    referrerPolicy: 'same-origin',
    createMissing: (status) => new MailboxError(status, status === 405 ? 'This method is not allowed.' : 'There is nothing at this path.'),
    describeError: (error) => {
      const status = error instanceof MailboxError ? error.status : hasZodFastifySchemaValidationErrors(error) ? 400 : 500;
      return { status, body: { error: error instanceof Error && status < 500 ? error.message : 'Unexpected error' } };
    },
  });
  const getMessage = (id: string): Message => {
    const message = store.find(id);
    if (message === null) throw new MailboxError(404, 'There is no such email.');
    return message;
  };
  const pagePolicy =
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
  const listPolicy = `${pagePolicy}; script-src 'self'; connect-src 'self'`;
  // The email itself, without scripts or external content. Its links open a new tab.
  const emailPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
  await app.register(
    async (pages: HttpService) => {
      pages.get('/', { schema: { querystring: querySchema } }, async ({ query, headers }, reply) => {
        const wanted = query.to?.trim().toLowerCase() ?? '';
        const messages = store.list().filter(({ to }) => wanted === '' || to.some((address) => address.toLowerCase().includes(wanted)));
        if (headers.accept?.includes('application/json')) return { messages };
        void reply.header('content-security-policy', listPolicy).type('text/html');
        return listPage(messages, wanted);
      });
      pages.get('/refresh.js', {}, async (_request, reply) => {
        void reply.type('text/javascript');
        return refreshScript;
      });
      pages.get('/:id', { schema: { params } }, async (request, reply) => {
        const message = getMessage(request.params.id);
        void reply.header('content-security-policy', pagePolicy).type('text/html');
        return messagePage(message);
      });
      pages.get('/:id/html', { schema: { params } }, async (request, reply) => {
        const { html } = getMessage(request.params.id);
        void reply.header('content-security-policy', emailPolicy).type('text/html');
        return html;
      });
    },
    { prefix: mailboxPath },
  );
  return app;
}

const timeOf = ({ receivedAt }: Message): string => new Date(receivedAt).toISOString();

const style = `<style>
  main { max-width: 760px; } a { color: var(--accent); } li a { flex: 1 1 100%; font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
</style>`;

/** Replaces the list when it changes. The rest of the page stays, so that it doesn't interrupt typing. */
const refreshScript = `setInterval(async () => {
  if (document.hidden) return;
  const reply = await fetch(location.href).catch(() => undefined);
  if (!reply?.ok) return;
  const list = document.getElementById('list');
  const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html').getElementById('list');
  if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceWith(fresh);
}, 3000);
`;

/** The list refreshes itself every three seconds. */
function listPage(messages: readonly Message[], wanted: string): string {
  const items = messages.map((message) => {
    const time = timeOf(message);
    return `<li><a href="${mailboxPath}/${message.id}">${escapeHtml(message.subject)}</a><b>${escapeHtml(message.to.join(', '))}</b><time datetime="${time}">${time.slice(0, 10)} ${time.slice(11, 19)} UTC</time></li>`;
  });
  const filter = `<form style="align-items: end"><label>Recipient<input name="to" value="${escapeHtml(wanted)}" autocomplete="off"></label><button>Filter</button></form>`;
  const list =
    items.length === 0
      ? '<p class="empty">No emails. Invite someone, or make a deposit, and one appears here.</p>'
      : `<ol>${items.join('')}</ol>`;
  return sandboxPage({
    title: 'Sandbox mailbox',
    head: `${style}<script src="${mailboxPath}/refresh.js" defer></script>`,
    text: 'Every email that this machine sends arrives here, no matter the recipient. None of them leaves it.',
    content: `${filter}<div id="list">${list}</div>`,
  });
}

function messagePage(message: Message): string {
  const { id, from, to, subject, text, unsubscribeUrl } = message;
  const unsubscribe = unsubscribeUrl === null ? 'none' : escapeHtml(unsubscribeUrl);
  return sandboxPage({
    title: subject,
    head: style,
    text: `From ${from} to ${to.join(', ')} at ${timeOf(message)}`,
    content: `<p><a href="${mailboxPath}">All emails</a></p>
<iframe title="${escapeHtml(subject)}" src="${mailboxPath}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Plain text</h2><pre>${escapeHtml(text)}</pre><h2>One-click unsubscribe</h2><p style="overflow-wrap: anywhere">${unsubscribe}</p>`,
  });
}

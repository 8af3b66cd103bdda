import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepOpenUntilRead, readBody } from '../http/read-body.ts';
import { faucetReply } from './faucet/faucet-reply.ts';
import { jsonReply, type Reply } from './http/reply.ts';
import { merchantReply } from './merchant-api/merchant-routes.ts';
import { pageRouteReply } from './page/page-routes.ts';
import { pagesPath, type Payments } from './payments.ts';

const bodyBytesMax = 65_536;

const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };

/** Answers one request, whatever it is; never throws. */
export async function answer(payments: Payments, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = await route(payments, request).catch((error: unknown) => {
    payments.log('Unexpected error', { path: request.url?.split('?')[0], error: String(error) });
    return jsonReply(500, { status: 'error', result: {} });
  });
  keepOpenUntilRead(request, response);
  response.writeHead(reply.status, { ...common, ...reply.headers });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

async function route(payments: Payments, request: IncomingMessage): Promise<Reply> {
  const path = request.url?.split('?')[0] ?? '';
  const { method = '', headers } = request;
  if (path === '/health') return jsonReply(200, { status: 'ok' });
  const body = (await readBody(request, bodyBytesMax))?.toString() ?? null;
  if (body === null) return jsonReply(413, { status: 'error', result: { body: 'Too large.' } });
  const page = { method, path, origin: headers.origin, body };
  if (path === `${pagesPath}/faucet`) return faucetReply(payments, page);
  if (path.startsWith(`${pagesPath}/`)) return pageRouteReply(payments, page);
  if (method !== 'POST') return jsonReply(405, { status: 'error', result: { method: 'POST alone.' } });
  return merchantReply(payments, path, headers.authorization, parseJson(body));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

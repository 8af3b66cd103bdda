import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepOpenUntilRead, readBody } from '../http/read-body.ts';
import { assertSecretKey, backendRoutes } from './backend/backend-routes.ts';
import { findRoute, runRoute, type FoundRoute } from './dispatch.ts';
import { ClerkError } from './errors/clerk-error.ts';
import { assertSameOrigin } from './http/assert-same-origin.ts';
import { clientAddress } from './http/client-address.ts';
import { errorReply } from './http/error-reply.ts';
import { jsonReply, type Reply } from './http/reply.ts';
import { createRequestContext } from './http/request-context.ts';
import type { Identity } from './identity.ts';
import { embeddedProxyPath } from '@onepoint/environment';
import { frontendRoutes } from './routes/frontend-routes.ts';
import { keySetPath, keySetReply } from './routes/key-set.ts';
import { pictureReply } from './routes/pictures.ts';
import { mailboxReply } from './sandbox/mailbox-reply.ts';
import { sdkReply } from './sdk/sdk-reply.ts';

const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** Answers one request, whatever it is; never throws. */
export async function answer(identity: Identity, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = await route(identity, request).catch((error: unknown) => {
    if (!(error instanceof ClerkError)) identity.log('Unexpected error', { path: request.url?.split('?')[0], error: String(error) });
    return errorReply(error);
  });
  keepOpenUntilRead(request, response);
  response.writeHead(reply.status, { ...common, ...reply.headers });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

async function route(identity: Identity, request: IncomingMessage): Promise<Reply> {
  const url = parseUrl(request);
  const { pathname: path, searchParams: query } = url;
  const facts = { query, headers: request.headers, clientAddress: clientAddress(request) };
  const run = async (found: FoundRoute, check?: Parameters<typeof runRoute>[3]): Promise<Reply> => {
    const body = await readBody(request, found.route.bodyBytesMax);
    if (body === null) throw new ClerkError('request_body_too_large');
    return runRoute(identity, found, { ...facts, body }, check);
  };
  if (path === '/health') return jsonReply(200, { status: 'ok' });
  if (path.startsWith('/v1/'))
    return run(findRoute(backendRoutes, request.method ?? '', path.slice('/v1'.length)), (context) => assertSecretKey(identity, context));
  if (!path.startsWith(`${embeddedProxyPath}/`)) throw new ClerkError('resource_not_found');
  const below = path.slice(embeddedProxyPath.length);
  if (below.startsWith('/v1/')) {
    assertSameOrigin(request, identity.settings.publicOrigin);
    return run(findRoute(frontendRoutes, methodOf(request, query), below.slice('/v1'.length)));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new ClerkError('method_not_allowed');
  if (below === '/sandbox/mailbox')
    return mailboxReply(identity, createRequestContext(identity, { ...facts, params: {}, body: Buffer.alloc(0) }));
  if (below === keySetPath) return keySetReply(identity);
  const reply = pictureReply(identity, below) ?? (await sdkReply(below, request.headers));
  if (reply === null) throw new ClerkError('resource_not_found');
  return reply;
}

/** The SDK sends PATCH, PUT and DELETE as `POST ?_method=`, which needs no preflight. */
function methodOf(request: IncomingMessage, query: URLSearchParams): string {
  return (request.method === 'POST' && query.get('_method')) || (request.method ?? '');
}

function parseUrl(request: IncomingMessage): URL {
  const base = 'http://identity.invalid';
  if (!URL.canParse(request.url ?? '', base)) throw new ClerkError('request_body_invalid');
  return new URL(request.url ?? '', base);
}

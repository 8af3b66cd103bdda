import type { Identity } from '../identity.ts';
import { clientJson } from '../serializers/client.ts';
import { jsonReply, type Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

/** Clerk's usual reply: the resource, and beside it the browser's state, which the SDK takes over. */
export function clientReply(identity: Identity, context: RequestContext, response: unknown): Reply {
  const client = context.client();
  return jsonReply(200, { response, client: client && clientJson(identity, client) });
}

/** The reply of `/client` itself: the browser is the resource. */
export function clientResourceReply(identity: Identity, context: RequestContext): Reply {
  const client = context.client();
  return jsonReply(200, { response: client && clientJson(identity, client), client: null });
}

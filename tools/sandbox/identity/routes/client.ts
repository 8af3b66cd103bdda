import { clientResourceReply } from '../http/client-reply.ts';
import type { RequestContext } from '../http/request-context.ts';
import { route } from '../http/route.ts';
import type { Identity } from '../identity.ts';
import { activeSessions, endSessions } from '../sessions/active-sessions.ts';

const introduce = (identity: Identity, context: RequestContext) => {
  context.ensureClient();
  return clientResourceReply(identity, context);
};

function signOut(identity: Identity, context: RequestContext): void {
  const client = context.client();
  if (client !== null)
    identity.store.transaction(() => endSessions(identity, activeSessions(identity, { clientId: client.id }), 'removed'));
}

export const clientRoutes = [
  route('GET', '/client', clientResourceReply),
  route('PUT', '/client', introduce),
  route('POST', '/client', introduce),
  route('DELETE', '/client/sessions', (identity, context) => {
    signOut(identity, context);
    return clientResourceReply(identity, context);
  }),
  route('DELETE', '/client', (identity, context) => {
    signOut(identity, context);
    const client = context.client();
    if (client !== null) identity.store.clients.delete({ id: client.id });
    context.forgetClient();
    return clientResourceReply(identity, context);
  }),
];

import { ClerkError } from '../errors/clerk-error.ts';
import { clientReply } from '../http/client-reply.ts';
import { jsonReply } from '../http/reply.ts';
import type { RequestContext } from '../http/request-context.ts';
import { route } from '../http/route.ts';
import type { Identity } from '../identity.ts';
import { sessionJson } from '../serializers/session.ts';
import { endSessions, getActiveSession } from '../sessions/active-sessions.ts';
import { mintSessionToken } from '../sessions/mint-session-token.ts';
import type { SessionRow, UserRow } from '../store/rows.ts';

/** The session of this browser that the path names. */
const getNamed = (identity: Identity, context: RequestContext) =>
  getActiveSession(identity, context.client(), context.params['id'] ?? null);

function sessionReply(identity: Identity, context: RequestContext, id: string, user: UserRow) {
  const session = identity.store.sessions.find(id);
  if (session === null) throw new ClerkError('resource_not_found');
  return clientReply(identity, context, sessionJson(identity, session, user));
}

const end = (status: SessionRow['status']) => (identity: Identity, context: RequestContext) => {
  const { session, user } = getNamed(identity, context);
  identity.store.transaction(() => endSessions(identity, [session], status));
  return sessionReply(identity, context, session.id, user);
};

export const sessionRoutes = [
  route('GET', '/client/sessions/:id', (identity, context) => {
    const { session, user } = getNamed(identity, context);
    return sessionReply(identity, context, session.id, user);
  }),
  route('POST', '/client/sessions/:id/tokens', (identity, context) =>
    jsonReply(200, { object: 'token', jwt: mintSessionToken(identity, getNamed(identity, context).session) }),
  ),
  route('POST', '/client/sessions/:id/touch', (identity, context) => {
    const { session, user } = getNamed(identity, context);
    const time = identity.now();
    identity.store.transaction(() => {
      identity.store.sessions.update(session.id, { lastActiveAt: time, address: context.clientAddress, userAgent: context.userAgent });
      identity.store.clients.update(session.clientId, { lastActiveSessionId: session.id, updatedAt: time });
    });
    return sessionReply(identity, context, session.id, user);
  }),
  route('POST', '/client/sessions/:id/end', end('ended')),
  route('POST', '/client/sessions/:id/remove', end('removed')),
];

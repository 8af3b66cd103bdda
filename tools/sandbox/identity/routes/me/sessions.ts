import { ClerkError } from '../../errors/clerk-error.ts';
import { clientReply } from '../../http/client-reply.ts';
import { jsonReply } from '../../http/reply.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { route } from '../../http/route.ts';
import type { Identity } from '../../identity.ts';
import { sessionActivityJson } from '../../serializers/session.ts';
import { activeSessions, endSessions } from '../../sessions/active-sessions.ts';
import { getMe } from './current-user.ts';

const list = (identity: Identity, context: RequestContext) => {
  const { user } = getMe(identity, context);
  return jsonReply(200, activeSessions(identity, { userId: user.id }).map(sessionActivityJson));
};

export const mySessionRoutes = [
  route('GET', '/me/sessions', list),
  route('GET', '/me/sessions/active', list),
  route('POST', '/me/sessions/:id/revoke', (identity, context) => {
    const { user } = getMe(identity, context);
    const session = activeSessions(identity, { userId: user.id }).find(({ id }) => id === context.params['id']);
    if (session === undefined) throw new ClerkError('resource_not_found');
    identity.store.transaction(() => endSessions(identity, [session], 'revoked'));
    return clientReply(identity, context, sessionActivityJson({ ...session, status: 'revoked' }));
  }),
];

import { clientReply } from '../../http/client-reply.ts';
import { route } from '../../http/route.ts';
import { activeSessions, endSessions } from '../../sessions/active-sessions.ts';
import { getMe } from './current-user.ts';

export const accountRoutes = [
  route('DELETE', '/me', (identity, context) => {
    const { user } = getMe(identity, context);
    identity.store.transaction(() => {
      endSessions(identity, activeSessions(identity, { userId: user.id }), 'removed');
      identity.store.users.delete({ id: user.id });
      identity.events.add('user.deleted', user.id);
    });
    identity.events.deliver();
    return clientReply(identity, context, { object: 'user', id: user.id, deleted: true });
  }),
];

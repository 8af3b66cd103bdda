import { clientReply } from '../../http/client-reply.ts';
import type { Reply } from '../../http/reply.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Identity } from '../../identity.ts';
import { userJson } from '../../serializers/user.ts';
import { getActiveSession } from '../../sessions/active-sessions.ts';
import type { SessionRow, UserRow } from '../../store/rows.ts';

/**
 * Who asks.
 *
 * @throws {ClerkError} `authentication_invalid`
 */
export function getMe(identity: Identity, context: RequestContext): { session: SessionRow; user: UserRow } {
  return getActiveSession(identity, context.client(), context.query.get('_clerk_session_id'));
}

export function meReply(identity: Identity, context: RequestContext, user: UserRow): Reply {
  return clientReply(identity, context, userJson(identity, user));
}

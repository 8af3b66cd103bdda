import { ClerkError } from '../errors/clerk-error.ts';
import type { Identity } from '../identity.ts';
import type { ClientRow, SessionRow, UserRow } from '../store/rows.ts';

/** The live sessions of a browser or of a user, oldest first. */
export function activeSessions({ store, now }: Identity, of: { clientId: string } | { userId: string }): SessionRow[] {
  return store.sessions.list({ ...of, status: 'active' }).filter(({ expiresAt }) => expiresAt > now());
}

/**
 * The session that a request acts for.
 *
 * @param sessionId the one the browser names; without it, its last active one
 * @throws {ClerkError} `authentication_invalid`
 */
export function getActiveSession(
  identity: Identity,
  client: ClientRow | null,
  sessionId: string | null,
): { session: SessionRow; user: UserRow } {
  const wanted = sessionId ?? client?.lastActiveSessionId;
  const session = client && activeSessions(identity, { clientId: client.id }).find(({ id }) => id === wanted);
  const user = session && identity.store.users.find(session.userId);
  if (!session || !user) throw new ClerkError('authentication_invalid');
  return { session, user };
}

/** Ends sessions; `status` says why. A browser without a session forgets its unfinished sign-in. Call it inside a transaction. */
export function endSessions({ store, now }: Identity, sessions: readonly SessionRow[], status: SessionRow['status']): void {
  const updatedAt = now();
  for (const { id, clientId } of sessions) {
    store.sessions.update(id, { status, updatedAt });
    if (store.clients.find(clientId)?.lastActiveSessionId === id)
      store.clients.update(clientId, { lastActiveSessionId: null, signInId: null, signUpId: null, updatedAt });
  }
}

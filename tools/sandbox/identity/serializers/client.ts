import type { Identity } from '../identity.ts';
import { activeSessions } from '../sessions/active-sessions.ts';
import type { ClientRow } from '../store/rows.ts';
import { sessionJson } from './session.ts';
import { signInJson } from './sign-in.ts';
import { signUpJson } from './sign-up.ts';

/** Clerk's `client` object: everything about one browser. */
export function clientJson(identity: Identity, client: ClientRow) {
  const { store } = identity;
  const signIn = client.signInId === null ? null : store.signIns.find(client.signInId);
  const signUp = client.signUpId === null ? null : store.signUps.find(client.signUpId);
  const sessions = activeSessions(identity, { clientId: client.id });
  return {
    object: 'client',
    id: client.id,
    sessions: sessions.flatMap((session) => {
      const user = store.users.find(session.userId);
      return user === null ? [] : [sessionJson(identity, session, user)];
    }),
    sign_in: signIn && signInJson(identity, signIn),
    sign_up: signUp && signUpJson(identity, signUp),
    last_active_session_id: sessions.some(({ id }) => id === client.lastActiveSessionId) ? client.lastActiveSessionId : null,
    last_authentication_strategy: client.lastStrategy,
    cookie_expires_at: client.expiresAt,
    captcha_bypass: true,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}

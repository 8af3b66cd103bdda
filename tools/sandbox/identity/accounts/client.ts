import type { HttpService } from '../../http/http-service.ts';
import type { Browser, Identity } from '../context.ts';
import { activeSessions, endSessions, sessionJson } from './sessions.ts';
import { signInJson } from './sign-ins.ts';
import { signUpJson } from './sign-ups.ts';

/** Clerk's `client` object: everything about one browser. Null for an unknown browser. */
export function clientJson(identity: Identity, browser: Browser) {
  const { store } = identity;
  const client = browser.client();
  if (client === null) return null;
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

/** `/client`: the browser itself is the resource. */
export function registerClientRoutes(app: HttpService, identity: Identity): void {
  const { store } = identity;
  const reply = (browser: Browser) => ({ response: clientJson(identity, browser), client: null });
  const signOut = (browser: Browser): void => {
    const client = browser.client();
    if (client !== null) store.transaction(() => endSessions(identity, activeSessions(identity, { clientId: client.id }), 'removed'));
  };

  app.get('/client', async ({ browser }) => reply(browser));
  app.route({
    method: ['PUT', 'POST'],
    url: '/client',
    handler: async ({ browser }) => {
      browser.ensureClient();
      return reply(browser);
    },
  });
  app.delete('/client/sessions', async ({ browser }) => {
    signOut(browser);
    return reply(browser);
  });
  app.delete('/client', async ({ browser }) => {
    signOut(browser);
    const client = browser.client();
    if (client !== null) store.clients.delete({ id: client.id });
    browser.forgetClient();
    return reply(browser);
  });
}

import { createPublicKey, randomBytes, sign } from 'node:crypto';
import { embeddedProxyPath } from '@onepoint/environment';
import type { FastifyRequest } from 'fastify';
import type { HttpService } from '../../http/http-service.ts';
import { byId, type Browser, type Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import { createId } from '../secrets.ts';
import type { SessionRow, UserRow } from '../store/store-rows.ts';
import { publicUserDataJson, userJson } from './users.ts';

/** Signs a user in at a browser and replaces the session that was active there. Call it inside a transaction. */
export function startSession({ store, settings, events, now }: Identity, browser: Browser, userId: string, strategy: string): SessionRow {
  const client = browser.ensureClient();
  const time = now();
  for (const { id } of store.sessions.list({ clientId: client.id, status: 'active' }))
    store.sessions.update(id, { status: 'replaced', updatedAt: time });
  const session = store.sessions.insert({
    id: createId('sess'),
    clientId: client.id,
    userId,
    status: 'active',
    address: browser.ipAddress,
    userAgent: browser.userAgent,
    createdAt: time,
    updatedAt: time,
    lastActiveAt: time,
    expiresAt: time + settings.sessionTtlMs,
  });
  store.clients.update(client.id, { lastActiveSessionId: session.id, lastStrategy: strategy, updatedAt: time });
  store.users.update(userId, { lastSignInAt: time });
  const { ipAddress, userAgent } = browser;
  events.add('session.created', userId, {
    data: { object: 'session', id: session.id, user_id: userId, client_id: client.id, status: 'active' },
    event_attributes: { http_request: { client_ip: ipAddress, user_agent: userAgent } },
  });
  return session;
}

/** The active sessions of a browser or of a user, oldest first. */
export function activeSessions({ store, now }: Identity, of: { clientId: string } | { userId: string }): SessionRow[] {
  return store.sessions.list({ ...of, status: 'active' }).filter(({ expiresAt }) => expiresAt > now());
}

interface SignedIn {
  session: SessionRow;
  user: UserRow;
}

/**
 * A session of this browser and its user.
 *
 * @param sessionId default: the browser's last active session
 * @throws {ClerkError} `authentication_invalid`
 */
function getSession(identity: Identity, browser: Browser, sessionId: string | undefined): SignedIn {
  const client = browser.client();
  const wanted = sessionId ?? client?.lastActiveSessionId;
  const session = client && activeSessions(identity, { clientId: client.id }).find(({ id }) => id === wanted);
  const user = session && identity.store.users.find(session.userId);
  if (!session || !user) throw new ClerkError('authentication_invalid');
  return { session, user };
}

/**
 * The signed-in user and session of a request. `?_clerk_session_id=` selects the session.
 *
 * @throws {ClerkError} `authentication_invalid`
 */
export function getMe(identity: Identity, { browser, query }: Pick<FastifyRequest, 'browser' | 'query'>): SignedIn {
  const { _clerk_session_id: sessionId } = query as { _clerk_session_id?: string };
  return getSession(identity, browser, sessionId);
}

/** Ends sessions with the given status. A browser left without a session loses its unfinished sign-in. Call it inside a transaction. */
export function endSessions({ store, now }: Identity, sessions: readonly SessionRow[], status: SessionRow['status']): void {
  const updatedAt = now();
  for (const { id, clientId } of sessions) {
    store.sessions.update(id, { status, updatedAt });
    if (store.clients.find(clientId)?.lastActiveSessionId === id)
      store.clients.update(clientId, { lastActiveSessionId: null, signInId: null, signUpId: null, updatedAt });
  }
}

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Minutes since the first factor; -1 for the second factor, which this service does not have. */
const factorAge = (session: SessionRow, time: number): [number, number] => [Math.floor((time - session.createdAt) / 60_000), -1];

/** A session token (Clerk's version 2, RS256) for the product's own origin. */
function createSessionToken({ keys, settings, now }: Identity, session: SessionRow): string {
  const time = now();
  const seconds = Math.floor(time / 1000);
  const header = encode({ alg: 'RS256', cat: 'cl_B7d4PD111AAA', kid: keys.keyId, typ: 'JWT' });
  const claims = encode({
    azp: settings.publicOrigin,
    exp: seconds + Math.ceil(settings.tokenTtlMs / 1000),
    fva: factorAge(session, time),
    iat: seconds,
    iss: settings.publicOrigin + embeddedProxyPath,
    jti: randomBytes(10).toString('hex'),
    nbf: seconds - 10,
    sid: session.id,
    sts: 'active',
    sub: session.userId,
    v: 2,
  });
  const input = `${header}.${claims}`;
  return `${input}.${sign('RSA-SHA256', Buffer.from(input), keys.privateKey).toString('base64url')}`;
}

/** Clerk's `session` object with its user and, while it is active, a fresh token. */
export function sessionJson(identity: Identity, session: SessionRow, user: UserRow) {
  const isActive = session.status === 'active';
  return {
    object: 'session',
    id: session.id,
    status: session.status,
    expire_at: session.expiresAt,
    abandon_at: session.expiresAt,
    last_active_at: session.lastActiveAt,
    last_active_organization_id: null,
    actor: null,
    tasks: null,
    factor_verification_age: factorAge(session, identity.now()),
    user: userJson(identity, user),
    public_user_data: publicUserDataJson(identity, user),
    created_at: session.createdAt,
    updated_at: session.updatedAt,
    last_active_token: isActive ? { object: 'token', jwt: createSessionToken(identity, session) } : null,
  };
}

/** Clerk's `session_with_activities`: an entry of the user's list of devices. */
function sessionActivityJson(session: SessionRow) {
  return {
    object: 'session',
    id: session.id,
    status: session.status,
    expire_at: session.expiresAt,
    abandon_at: session.expiresAt,
    last_active_at: session.lastActiveAt,
    actor: null,
    latest_activity: {
      object: 'session_activity',
      id: `act_${session.id}`,
      ...describeUserAgent(session.userAgent),
      ip_address: session.address,
      city: null,
      country: null,
    },
  };
}

// Order matters: user agents of Edge and Opera also contain Chrome, and Chrome's contains Safari.
const browsers: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /(?:Headless)?Chrome\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];
const devices: readonly (readonly [name: string, token: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Macintosh', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
];

export function describeUserAgent(userAgent: string) {
  const browser = browsers.find(([, token]) => token.test(userAgent));
  return {
    browser_name: browser?.[0] ?? null,
    browser_version: browser?.[1].exec(userAgent)?.[1] ?? null,
    device_type: devices.find(([, token]) => token.test(userAgent))?.[0] ?? null,
    is_mobile: /Mobile|iPhone|Android/.test(userAgent),
  };
}

/** Routes whose reply is the session; the app wraps it with the client. */
export function registerSessionRoutes(app: HttpService, identity: Identity): void {
  const { store } = identity;
  const reply = (id: string, user: UserRow) => {
    const session = store.sessions.find(id);
    if (session === null) throw new ClerkError('resource_not_found');
    return sessionJson(identity, session, user);
  };
  const end = (status: SessionRow['status'], browser: Browser, id: string) => {
    const { session, user } = getSession(identity, browser, id);
    store.transaction(() => endSessions(identity, [session], status));
    return reply(id, user);
  };

  app.get('/client/sessions/:id', { schema: byId }, async ({ browser, params }) =>
    reply(params.id, getSession(identity, browser, params.id).user),
  );
  app.post('/client/sessions/:id/touch', { schema: byId }, async ({ browser, params }) => {
    const { session, user } = getSession(identity, browser, params.id);
    const time = identity.now();
    store.transaction(() => {
      store.sessions.update(session.id, { lastActiveAt: time, address: browser.ipAddress, userAgent: browser.userAgent });
      store.clients.update(session.clientId, { lastActiveSessionId: session.id, updatedAt: time });
    });
    return reply(session.id, user);
  });
  app.post('/client/sessions/:id/end', { schema: byId }, async ({ browser, params }) => end('ended', browser, params.id));
  app.post('/client/sessions/:id/remove', { schema: byId }, async ({ browser, params }) => end('removed', browser, params.id));
  app.post('/me/sessions/:id/revoke', { schema: byId }, async (request) => {
    const { user } = getMe(identity, request);
    const session = activeSessions(identity, { userId: user.id }).find(({ id }) => id === request.params.id);
    if (session === undefined) throw new ClerkError('resource_not_found');
    store.transaction(() => endSessions(identity, [session], 'revoked'));
    return sessionActivityJson({ ...session, status: 'revoked' });
  });
}

/** Routes of sessions that Clerk replies to without the client. */
export function registerBareSessionRoutes(app: HttpService, identity: Identity): void {
  app.post('/client/sessions/:id/tokens', { schema: byId }, async ({ browser, params }) => ({
    object: 'token',
    jwt: createSessionToken(identity, getSession(identity, browser, params.id).session),
  }));
  for (const url of ['/me/sessions', '/me/sessions/active'])
    app.get(url, async (request) => {
      const { user } = getMe(identity, request);
      return activeSessions(identity, { userId: user.id }).map(sessionActivityJson);
    });
}

/** The public key of session tokens as a JSON Web Key Set (RFC 7517), where Clerk publishes its own: below the issuer. */
export function registerKeySet(app: HttpService, { keys }: Identity): void {
  const { kty, n, e } = createPublicKey(keys.jwtKey).export({ format: 'jwk' });
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*');
    return { keys: [{ use: 'sig', kty, kid: keys.keyId, alg: 'RS256', n, e }] };
  });
}

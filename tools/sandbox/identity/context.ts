import { randomBytes } from 'node:crypto';
import { embeddedProxyPath } from '@onepoint/environment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Log } from '../log/create-json-log.ts';
import type { AccountEvents } from './account-events.ts';
import type { InstallationKeys } from './installation-keys.ts';
import type { Limits } from './limits.ts';
import type { Mailbox } from './mailbox.ts';
import type { IdentitySettings } from './parse-identity-env.ts';
import { createId, hashToken } from './secrets.ts';
import type { Store } from './store/store.ts';
import type { ClientRow } from './store/store-rows.ts';

/** Context that all routes share. */
export interface Identity {
  settings: IdentitySettings;
  keys: InstallationKeys;
  store: Store;
  mailbox: Mailbox;
  events: AccountEvents;
  limits: Limits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The browser that sent a request. Clerk calls it a client. */
export interface Browser {
  ipAddress: string;
  userAgent: string;
  /** Its stored row; null for a browser without a valid cookie. */
  client: () => ClientRow | null;
  /** Like `client`, but creates a row and sets the cookie for an unknown browser. */
  ensureClient: () => ClientRow;
  forgetClient: () => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    browser: Browser;
  }
}

export const byId = { params: z.object({ id: z.string() }) };

const clientTtlMs = 365 * 86_400_000;

/** Cookies ignore ports: the name carries the port, so that two installations on one machine do not sign each other out. */
const clientCookieName = (publicOrigin: string): string => `__client_${new URL(publicOrigin).port || 'default'}`;

export function createBrowser({ store, settings, now }: Identity, request: FastifyRequest, reply: FastifyReply): Browser {
  const name = clientCookieName(settings.publicOrigin);
  const token = request.cookies[name];
  const found = token === undefined ? undefined : store.clients.list({ tokenHash: hashToken(token) })[0];
  let clientId = found !== undefined && found.expiresAt > now() ? found.id : null;
  const setCookie = (value: string, maxAge: number): void => {
    const secure = settings.publicOrigin.startsWith('https:');
    void reply.setCookie(name, value, { path: embeddedProxyPath, httpOnly: true, sameSite: 'lax', secure, maxAge });
  };
  const client = (): ClientRow | null => (clientId === null ? null : store.clients.find(clientId));
  const createClient = (): ClientRow => {
    const secret = randomBytes(32).toString('base64url');
    const time = now();
    const row = store.clients.insert({
      id: createId('client'),
      tokenHash: hashToken(secret),
      signInId: null,
      signUpId: null,
      lastActiveSessionId: null,
      lastStrategy: null,
      createdAt: time,
      updatedAt: time,
      expiresAt: time + clientTtlMs,
    });
    setCookie(secret, clientTtlMs / 1000);
    clientId = row.id;
    return row;
  };
  return {
    ipAddress: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? '',
    client,
    ensureClient: () => client() ?? createClient(),
    forgetClient: () => {
      clientId = null;
      setCookie('', 0);
    },
  };
}

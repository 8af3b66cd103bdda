import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createId } from '../crypto/create-id.ts';
import { hashToken } from '../crypto/hash-token.ts';
import type { Identity } from '../identity.ts';
import { embeddedProxyPath } from '@onepoint/environment';
import type { ClientRow } from '../store/rows.ts';
import { formatCookie, readCookie } from './cookies.ts';

const clientTtlMs = 365 * 86_400_000;

export interface RequestContext {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Address of whoever asks, as far as it is known. */
  clientAddress: string;
  userAgent: string;
  body: Buffer<ArrayBuffer>;
  /** The browser as stored now; null for one that is not known. */
  client: () => ClientRow | null;
  /** The same, introducing an unknown one by a cookie. */
  ensureClient: () => ClientRow;
  forgetClient: () => void;
  setCookie: () => string | null;
}

/** Cookies ignore ports: the name carries the port, so that two installations on one machine do not sign each other out. */
export const clientCookieName = (publicOrigin: string): string => `__client_${new URL(publicOrigin).port || 'default'}`;

export type RequestFacts = Pick<RequestContext, 'params' | 'query' | 'headers' | 'clientAddress' | 'body'>;

/** Finds the browser behind a request. */
export function createRequestContext({ store, settings, now }: Identity, facts: RequestFacts): RequestContext {
  const name = clientCookieName(settings.publicOrigin);
  const token = readCookie(facts.headers.cookie, name);
  const found = token === null ? undefined : store.clients.list({ tokenHash: hashToken(token) })[0];
  let clientId = found !== undefined && found.expiresAt > now() ? found.id : null;
  let setCookie: string | null = null;
  const cookie = (value: string, maxAgeSeconds: number): string =>
    formatCookie({ name, value, path: embeddedProxyPath, isSecure: settings.publicOrigin.startsWith('https:'), maxAgeSeconds });
  const client = (): ClientRow | null => (clientId === null ? null : store.clients.find(clientId));
  const introduce = (): ClientRow => {
    const secret = randomBytes(32).toString('base64url');
    const time = now();
    setCookie = cookie(secret, clientTtlMs / 1000);
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
    clientId = row.id;
    return row;
  };
  return {
    ...facts,
    userAgent: facts.headers['user-agent']?.slice(0, 500) ?? '',
    client,
    ensureClient: () => client() ?? introduce(),
    forgetClient: () => {
      clientId = null;
      setCookie = cookie('', 0);
    },
    setCookie: () => setCookie,
  };
}

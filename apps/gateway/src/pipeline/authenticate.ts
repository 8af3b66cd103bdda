import type { Client } from '@onepoint/allow-lists';
import { hashApiKeySecret } from '@onepoint/database';
import type { IncomingMessage } from 'node:http';
import type { Access, Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Services } from '../services.ts';

/** The key that anyone can use, limited by IP address. */
export const publicSecret = 'public';

/** Anything else is rejected without a database lookup. */
const secretPattern = /^op_[0-9A-Za-z]{40}$/u;

/**
 * Step 2: identifies the caller. Synchronous for cached keys.
 *
 * @throws {GatewayError} `KEY_UNKNOWN`, `ACCESS_UNAVAILABLE`
 */
export function authenticate(
  secret: string,
  request: IncomingMessage,
  { accessCache, clientAddresses }: Pick<Services, 'accessCache' | 'clientAddresses'>,
): Caller | Promise<Caller> {
  if (secret === publicSecret) return { kind: 'public', address: clientAddresses.get(request) };
  if (!secretPattern.test(secret)) throw new GatewayError('KEY_UNKNOWN');
  const secretHash = hashApiKeySecret(secret);
  const client = (): Client => ({ origin: request.headers.origin ?? null, ip: clientAddresses.getWhole(request) });
  const access = accessCache.get(secretHash);
  return access instanceof Promise ? access.then((found) => keyCaller(secretHash, found, client)) : keyCaller(secretHash, access, client);
}

/**
 * Returns the same caller with the key's current state. Reading a body can take as long as the client likes, and meanwhile the plan can
 * change or the project can be deleted.
 *
 * @throws {GatewayError} `KEY_UNKNOWN`, `ACCESS_UNAVAILABLE`
 */
export function refreshCaller(caller: Caller, { accessCache }: Pick<Services, 'accessCache'>): Caller | Promise<Caller> {
  if (caller.kind === 'public') return caller;
  const { secretHash, client } = caller;
  const access = accessCache.get(secretHash);
  if (access === caller.access && caller.access.endsAtMs === null) return caller;
  return access instanceof Promise ? access.then((found) => keyCaller(secretHash, found, client)) : keyCaller(secretHash, access, client);
}

/** @throws {GatewayError} `KEY_UNKNOWN` if the key doesn't exist, or the secret has expired */
export function keyCaller(secretHash: string, access: Access | null, client: () => Client): Caller {
  if (access === null || (access.endsAtMs !== null && access.endsAtMs <= Date.now())) throw new GatewayError('KEY_UNKNOWN');
  return { kind: 'key', secretHash, access, client };
}

import type { Client } from '@onepoint/allow-lists';
import { hashApiKeySecret } from '@onepoint/database';
import type { IncomingMessage } from 'node:http';
import type { Access, Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Services } from '../services.ts';

/** The key that anyone may use, limited by address. */
export const publicSecret = 'public';

/** What a secret looks like. Anything else is turned away without asking the database. */
const secretPattern = /^op_[0-9A-Za-z]{40}$/u;

/**
 * Step 2: finds out whose request this is. Answers without a promise for keys in memory.
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
 * The same caller by what is known of the key now: reading a body may take as long as the client likes, and the plan may have changed or the
 * project may have been deleted meanwhile.
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

/**
 * Whoever uses an API key, by what is known of it now.
 *
 * @throws {GatewayError} `KEY_UNKNOWN` when there is no such key, or the secret has ended
 */
export function keyCaller(secretHash: string, access: Access | null, client: () => Client): Caller {
  if (access === null || (access.endsAtMs !== null && access.endsAtMs <= Date.now())) throw new GatewayError('KEY_UNKNOWN');
  return { kind: 'key', secretHash, access, client };
}

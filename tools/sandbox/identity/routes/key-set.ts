import { createPublicKey } from 'node:crypto';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Identity } from '../identity.ts';

export const keySetPath = '/.well-known/jwks.json';

/** The public key of session tokens as a JSON Web Key Set (RFC 7517), where Clerk publishes its own: below the issuer. */
export function keySetReply({ keys }: Identity): Reply {
  const { kty, n, e } = createPublicKey(keys.jwtKey).export({ format: 'jwk' });
  const reply = jsonReply(200, { keys: [{ use: 'sig', kty, kid: keys.keyId, alg: 'RS256', n, e }] });
  return { ...reply, headers: { ...reply.headers, 'access-control-allow-origin': '*' } };
}

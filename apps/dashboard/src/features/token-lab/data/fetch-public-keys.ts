import * as z from 'zod/mini';

const keySetSchema = z.object({
  keys: z.array(
    z.object({ kid: z.string(), kty: z.string(), n: z.optional(z.string()), e: z.optional(z.string()), alg: z.optional(z.string()) }),
  ),
});

export type PublicKey = z.infer<typeof keySetSchema>['keys'][number];

/**
 * The keys that an issuer publishes (RFC 7517).
 *
 * @param issuer `iss` of a token that is trusted: the session's own
 * @throws where it cannot be reached, or publishes something else
 */
export async function fetchPublicKeys(issuer: string, signal: AbortSignal): Promise<readonly PublicKey[]> {
  const response = await fetch(`${issuer}/.well-known/jwks.json`, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The issuer answered ${String(response.status)} when it was asked for its keys`);
  return keySetSchema.parse(await response.json()).keys;
}

import type { DecodedToken } from './decode-token.ts';
import type { PublicKey } from './fetch-public-keys.ts';

/** What becomes of a token, by its name in the texts (`tokenLab.verdicts`). */
export type TokenVerdict = 'valid' | 'expired' | 'notYet' | 'tampered' | 'unknownKey' | 'otherIssuer' | 'otherAlgorithm';

export interface VerifyTokenParameters {
  token: DecodedToken;
  keys: readonly PublicKey[];
  /** The issuer that the keys are of. */
  issuer: string;
  nowMs: number;
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/**
 * Whether a token is what its issuer signed, and may be used now. The signature comes before the times: of a forged token nothing can
 * be believed. The algorithm is fixed; a token that names another is refused (RFC 8725, section 3.1).
 */
export async function verifyToken({ token, keys, issuer, nowMs }: VerifyTokenParameters): Promise<TokenVerdict> {
  const { header, claims, signature, signedBytes } = token;
  if (header['alg'] !== 'RS256') return 'otherAlgorithm';
  const key = keys.find(({ kid }) => kid === header['kid']);
  if (key === undefined) return claims['iss'] === issuer ? 'unknownKey' : 'otherIssuer';
  const { kty, n, e } = key;
  const publicKey = await crypto.subtle.importKey('jwk', { kty, ...(n && { n }), ...(e && { e }), alg: 'RS256' }, algorithm, false, [
    'verify',
  ]);
  if (!(await crypto.subtle.verify(algorithm.name, publicKey, signature, signedBytes))) return 'tampered';
  if (claims['iss'] !== issuer) return 'otherIssuer';
  return judgeTimes(claims, nowMs);
}

/** Whether the times of a token that is genuine let it be used now. */
export function judgeTimes(claims: DecodedToken['claims'], nowMs: number): 'valid' | 'expired' | 'notYet' {
  const { exp, nbf } = claims;
  // A token without an end would be good for ever: it is treated as over.
  if (typeof exp !== 'number' || exp * 1000 <= nowMs) return 'expired';
  return typeof nbf === 'number' && nbf * 1000 > nowMs ? 'notYet' : 'valid';
}

import * as z from 'zod/mini';

/** The text isn't a JSON Web Token. `part` is what is invalid. */
export class TokenError extends Error {
  readonly part: 'shape' | 'header' | 'claims' | 'signature';

  constructor(part: TokenError['part'], cause?: unknown) {
    super(`Not a token: ${part}`, { cause });
    this.name = 'TokenError';
    this.part = part;
  }
}

/**
 * RFC 4648, without padding.
 *
 * @throws {DOMException} InvalidCharacterError
 */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/** RFC 4648, without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const objectSchema = z.record(z.string(), z.unknown());

/** Nothing in it is verified. */
export interface DecodedToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Header and claims as encoded in the token. */
  readonly signedBytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/**
 * Decodes a token in compact form (RFC 7519) without verifying it.
 *
 * @throws {TokenError} if the text isn't a token
 */
export function decodeToken(text: string): DecodedToken {
  const parts = text.trim().split('.');
  const [header, claims, signature] = parts;
  if (parts.length !== 3 || !header || !claims || !signature) throw new TokenError('shape');
  return {
    header: decodeObject(header, 'header'),
    claims: decodeObject(claims, 'claims'),
    signedBytes: new TextEncoder().encode(`${header}.${claims}`),
    signature: decodeSignature(signature),
  };
}

function decodeObject(part: string, name: 'header' | 'claims'): Readonly<Record<string, unknown>> {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64Url(part));
    return objectSchema.parse(JSON.parse(json));
  } catch (error) {
    throw new TokenError(name, error);
  }
}

function decodeSignature(part: string): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64Url(part);
  } catch (error) {
    throw new TokenError('signature', error);
  }
}

const keySetSchema = z.object({
  keys: z.array(
    z.object({ kid: z.string(), kty: z.string(), n: z.optional(z.string()), e: z.optional(z.string()), alg: z.optional(z.string()) }),
  ),
});

export type PublicKey = z.infer<typeof keySetSchema>['keys'][number];

/**
 * Fetches an issuer's public keys (RFC 7517).
 *
 * @param issuer must be the session's `iss`: don't fetch from the issuer of an untrusted token
 * @throws if the issuer can't be reached or its response is invalid
 */
export async function fetchPublicKeys(issuer: string, signal: AbortSignal): Promise<readonly PublicKey[]> {
  const response = await fetch(`${issuer}/.well-known/jwks.json`, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The issuer's key request failed with status ${String(response.status)}`);
  return keySetSchema.parse(await response.json()).keys;
}

/** Also a translation key in `tokenLab.verdicts`. */
export type TokenVerdict = 'valid' | 'expired' | 'notYet' | 'tampered' | 'unknownKey' | 'otherIssuer' | 'otherAlgorithm';

interface VerifyTokenParameters {
  token: DecodedToken;
  keys: readonly PublicKey[];
  issuer: string;
  nowMs: number;
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/**
 * Verifies a token. Checks the signature before the times, because nothing in a forged token can be trusted. The algorithm is fixed; a
 * token that names another one is rejected (RFC 8725, section 3.1).
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

/** The token's signature must be valid. */
export function judgeTimes(claims: DecodedToken['claims'], nowMs: number): 'valid' | 'expired' | 'notYet' {
  const { exp, nbf } = claims;
  // Without an expiration, a token would be valid forever, so count it as expired.
  if (typeof exp !== 'number' || exp * 1000 <= nowMs) return 'expired';
  return typeof nbf === 'number' && nbf * 1000 > nowMs ? 'notYet' : 'valid';
}

type ReadToken = { readonly token: DecodedToken; readonly problem: null } | { readonly token: null; readonly problem: TokenError['part'] };

export function readToken(text: string): ReadToken {
  try {
    return { token: decodeToken(text), problem: null };
  } catch (error) {
    if (error instanceof TokenError) return { token: null, problem: error.part };
    throw error;
  }
}

/**
 * Forges a token for demonstration: changes a letter of the user ID and keeps the signature.
 *
 * @throws {TokenError} if the text isn't a token
 */
export function tamperToken(text: string): string {
  const [header = '', , signature = ''] = text.trim().split('.');
  const { claims } = decodeToken(text);
  const user = typeof claims['sub'] === 'string' ? claims['sub'] : '';
  const forged = { ...claims, sub: user.slice(0, -1) + (user.endsWith('a') ? 'b' : 'a') };
  return [header, encodeBase64Url(new TextEncoder().encode(JSON.stringify(forged))), signature].join('.');
}

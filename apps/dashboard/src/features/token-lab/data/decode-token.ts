import * as z from 'zod/mini';
import { decodeBase64Url } from './decode-base64-url.ts';
import { TokenError } from './token-error.ts';

const objectSchema = z.record(z.string(), z.unknown());

/** A JSON Web Token taken apart; nothing of it is verified. */
export interface DecodedToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  /** What is signed: header and claims as they stand in the token. */
  readonly signedBytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/**
 * Takes a token apart (RFC 7519, compact form).
 *
 * @throws {TokenError} where it is none
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

import { crc32 } from 'node:zlib';
import { hashApiKeySecret, type ApiKeySecret } from './api-key-secret.ts';
import { randomText } from '../ids.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A CRC-32 fits, because 62 ** 6 is larger than 2 ** 32. */
const checksumLength = 6;

const pattern = /^op_(?:pat|prj)_[0-9A-Za-z]{36}$/;

/**
 * Creates the secret of an API token: prefix, 30 base-62 characters (178 random bits), and a checksum like GitHub's, so that scanners can
 * distinguish tokens from similar text.
 *
 * @param prefix `op_pat_` or `op_prj_`
 */
export function createTokenSecret(prefix: 'op_pat_' | 'op_prj_'): Omit<ApiKeySecret, 'prefix'> {
  const body = `${prefix}${randomText(30)}`;
  const secret = body + checksum(body);
  return { secret, secretHash: hashApiKeySecret(secret), last4: secret.slice(-4) };
}

/** Checks the format and the checksum, not whether the token exists. */
export function isTokenSecret(text: string): boolean {
  return pattern.test(text) && text.endsWith(checksum(text.slice(0, -checksumLength)));
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

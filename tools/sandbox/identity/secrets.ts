import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions, createHash, randomInt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const lengthBytes = 32;

/** scrypt cost. Codes expire after ten minutes or five attempts; passwords are kept for years. */
const costs = { code: 2 ** 14, password: 2 ** 15 } as const;

const options = (cost: number): ScryptOptions => ({ N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 });

/** Hashes a password or one-time code with scrypt and a random salt: `scrypt$cost$salt$hash`. */
export async function hashSecret(secret: string, kind: keyof typeof costs): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(secret.normalize('NFKC'), salt, lengthBytes, options(costs[kind]));
  return ['scrypt', costs[kind], salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Verifies a secret against its hash in constant time. */
export async function isSecret(secret: string, stored: string): Promise<boolean> {
  const [, cost = '', salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(secret.normalize('NFKC'), Buffer.from(salt, 'base64url'), lengthBytes, options(Number(cost)));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** SHA-256 of a random token; 256 random bits need no slower hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new id in Clerk's format: prefix, underscore, 27 characters of base 62 (160 bits). */
export function createId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 27 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

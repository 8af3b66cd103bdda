import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const lengthBytes = 32;

/** scrypt's cost per kind of secret: codes live ten minutes and take five attempts, passwords live for years. */
const costs = { code: 2 ** 14, password: 2 ** 15 } as const;

const options = (cost: number): ScryptOptions => ({ N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 });

/** Hashes a password or a one-time code with scrypt and a salt of its own: `scrypt$cost$salt$hash`. */
export async function hashSecret(secret: string, kind: keyof typeof costs): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(secret.normalize('NFKC'), salt, lengthBytes, options(costs[kind]));
  return ['scrypt', costs[kind], salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the secret is the one that was hashed. Takes the same time for every wrong secret. */
export async function isSecret(secret: string, stored: string): Promise<boolean> {
  const [, cost = '', salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(secret.normalize('NFKC'), Buffer.from(salt, 'base64url'), lengthBytes, options(Number(cost)));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

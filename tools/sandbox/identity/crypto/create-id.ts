import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new id as Clerk makes them: prefix, underscore, 27 characters of base 62 (160 bits). */
export function createId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 27 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Largest multiple of 62 in a byte; higher bytes are dropped so that every character is equally likely. */
const unbiasedMax = 248;

/** Random base-62 text from the system's cryptographic source (5.95 bits a character). */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < unbiasedMax && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

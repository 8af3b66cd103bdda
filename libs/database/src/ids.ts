import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Largest multiple of 62 in a byte. Higher bytes are dropped so that every character is equally likely. */
const unbiasedMax = 248;

/** Random base-62 text from a cryptographic source (5.95 bits per character). */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < unbiasedMax && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** One prefix per resource, so that ids in logs and support emails are self-explanatory. */
export type IdPrefix =
  | 'proj'
  | 'key'
  | 'mem'
  | 'pay'
  | 'req'
  | 'led'
  | 'inv'
  | 'aud'
  | 'alt'
  | 'evt'
  | 'dlv'
  | 'wh'
  | 'prov'
  | 'ref'
  | 'app'
  | 'eml'
  | 'tok';

/** 22 base-62 characters are 131 random bits. */
const randomLength = 22;

/** Creates an id such as `proj_4fR1uV…`: prefix, underscore, 22 random base-62 characters. */
export function createId<Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${randomText(randomLength)}`;
}

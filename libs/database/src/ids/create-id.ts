import { randomText } from './random-text.ts';

/** One prefix per kind of thing, so that an id in a log or a support mail says what it names. */
export type IdPrefix = 'proj' | 'key' | 'mem' | 'pay' | 'req' | 'led' | 'inv' | 'aud' | 'alt' | 'evt' | 'prov' | 'ref' | 'app';

/** Characters after the prefix: 131 random bits. */
const randomLength = 22;

/** A new id such as `proj_4fR1uV…`: prefix, underscore, 22 random base-62 characters. */
export function createId<Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${randomText(randomLength)}`;
}

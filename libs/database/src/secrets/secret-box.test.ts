import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecretBox, keyIdOf, parseSecretKeys, type SecretBox, type SecretKey } from './secret-box.ts';

const newKey = (id: string, fill: string): SecretKey => ({ id, key: Buffer.alloc(32, fill) });
const [oldKey, newestKey] = [newKey('2026a', 'a'), newKey('2026b', 'b')];
const place = { column: 'webhooks.secret', id: 'wh_1' };

const failure = (box: SecretBox, where: typeof place, sealed: string): unknown => {
  try {
    return box.open(where, sealed);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('createSecretBox', () => {
  it('reads what it encrypted, and encrypts the same secret differently each time', () => {
    const box = createSecretBox([newestKey, oldKey]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (secret) => {
        const [one, two] = [box.seal(place, secret), box.seal(place, secret)];
        expect([box.open(place, one), box.open(place, two)]).toEqual([secret, secret]);
        expect(one).not.toBe(two);
        expect(keyIdOf(one)).toBe('2026b');
      }),
    );
  });

  it('reads what an older key of the ring encrypted', () => {
    const sealed = createSecretBox([oldKey]).seal(place, 'secret');
    expect(createSecretBox([newestKey, oldKey]).open(place, sealed)).toBe('secret');
  });

  it('detects every change of a byte, of the key id, and of the length', () => {
    const box = createSecretBox([newestKey, newKey('2026c', 'b')]);
    const sealed = box.seal(place, 'secret');
    const bytes = Buffer.from(sealed.slice('v1.2026b.'.length), 'base64url');
    for (const [index, byte] of bytes.entries()) {
      const changed = Buffer.from(bytes);
      changed[index] = byte ^ 1;
      expect(failure(box, place, `v1.2026b.${changed.toString('base64url')}`)).toBe('SECRET_UNREADABLE');
    }
    // The other key has the same bytes, so only the authenticated id differs.
    expect(failure(box, place, sealed.replace('2026b', '2026c'))).toBe('SECRET_UNREADABLE');
    for (const length of [0, 11, 27, bytes.length - 1]) {
      expect(failure(box, place, `v1.2026b.${bytes.subarray(0, length).toString('base64url')}`)).toBe('SECRET_UNREADABLE');
    }
    expect(failure(box, place, 'whsec_plain')).toBe('SECRET_UNREADABLE');
  });

  it('reads a secret in its own row and column only', () => {
    const box = createSecretBox([oldKey]);
    const sealed = box.seal(place, 'secret');
    expect(failure(box, { ...place, id: 'wh_2' }, sealed)).toBe('SECRET_UNREADABLE');
    expect(failure(box, { ...place, column: 'webhooks.previous_secret' }, sealed)).toBe('SECRET_UNREADABLE');
  });

  it('names the missing key and the place, and never the secret', () => {
    const sealed = createSecretBox([oldKey]).seal(place, 'private');
    const message = 'SECRETS_KEYS has no key "2026a", which encrypted webhooks.secret of wh_1';
    expect(() => createSecretBox([newestKey]).open(place, sealed)).toThrow(
      expect.objectContaining({ code: 'SECRET_KEY_MISSING', message }),
    );
    expect(() => createSecretBox([]).seal(place, 'private')).toThrow(
      expect.objectContaining({ message: "SECRETS_KEYS is not set: webhooks.secret of wh_1 can't be encrypted" }),
    );
  });
});

describe('parseSecretKeys', () => {
  const text = ({ id, key }: SecretKey) => `${id}:${key.toString('base64')}`;

  it('reads several keys in their order, separated by commas or lines', () => {
    expect(parseSecretKeys(`${text(newestKey)},${text(oldKey)}`)).toEqual([newestKey, oldKey]);
    expect(parseSecretKeys(`${text(newestKey)}\n${text(oldKey)}\n`)).toEqual([newestKey, oldKey]);
    expect(parseSecretKeys('')).toEqual([]);
  });

  it('rejects short keys, unnamed keys, and a name that is used twice', () => {
    expect(parseSecretKeys('a:c2hvcnQ=')).toBeNull();
    expect(parseSecretKeys(oldKey.key.toString('base64'))).toBeNull();
    expect(parseSecretKeys(`${text(oldKey)},${text(oldKey)}`)).toBeNull();
    expect(parseSecretKeys(`${text(oldKey)},`)).toEqual([oldKey]);
  });
});

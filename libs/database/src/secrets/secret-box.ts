import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface SecretKey {
  /** Stored with everything that the key encrypts. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** Where a secret is stored. Encrypted text is only valid in this place, so it can't be moved to another row or column. */
export interface SecretPlace {
  /** `table.column` */
  readonly column: string;
  readonly id: string;
}

/** A stored secret couldn't be encrypted or decrypted. The message names the place and the key, but never contains a secret. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
  readonly code: 'SECRET_KEY_MISSING' | 'SECRET_UNREADABLE';

  constructor(code: SecretError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface SecretBox {
  /** Id of the key that encrypts; null without keys. */
  readonly keyId: string | null;
  readonly keyIds: readonly string[];
  /**
   * Encrypts a secret with the first key.
   *
   * @throws {SecretError} SECRET_KEY_MISSING without keys
   */
  seal: (place: SecretPlace, secret: string) => string;
  /**
   * Decrypts a secret with the key that encrypted it.
   *
   * @throws {SecretError} SECRET_KEY_MISSING if the key is not in the ring, SECRET_UNREADABLE if the text was changed or belongs to another place
   */
  open: (place: SecretPlace, sealed: string) => string;
}

const version = 'v1';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Requirements for a key ring, worded to follow the variable's name. */
export const secretKeysShape = 'must be id:key pairs, separated by commas, each key with 32 bytes in base64';

const keyShape = /^(?<id>[\w-]{1,32}):(?<key>[\dA-Za-z+/]{43}=)$/u;

/**
 * Parses a key ring: `id:key` pairs, separated by commas or white space, with 32 bytes in base64 per key.
 *
 * @returns null if a pair is invalid or an id is repeated
 */
export function parseSecretKeys(text: string): SecretKey[] | null {
  const items = text.split(/[\s,]+/u).filter((item) => item !== '');
  const keys = items.flatMap((item) => {
    const { id, key } = keyShape.exec(item)?.groups ?? {};
    return id === undefined || key === undefined ? [] : [{ id, key: Buffer.from(key, 'base64') }];
  });
  const isComplete = keys.length === items.length && keys.every(({ key }) => key.length === keyBytes);
  return isComplete && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : null;
}

/** Returns the id of the key that encrypted a text; null if the text isn't encrypted. */
export function keyIdOf(sealed: string): string | null {
  const [first, id, body, ...rest] = sealed.split('.');
  return first === version && body !== undefined && rest.length === 0 ? (id ?? null) : null;
}

/**
 * Encrypts recoverable secrets with AES-256-GCM. The sealed text is `v1.<key id>.<nonce, ciphertext, and tag in base64url>`. Place and
 * key id are authenticated.
 *
 * @param keys the first key encrypts; all keys decrypt
 */
export function createSecretBox(keys: readonly SecretKey[]): SecretBox {
  const byId = new Map(keys.map((key) => [key.id, key.key]));
  const [current] = keys;
  return {
    keyId: current?.id ?? null,
    keyIds: [...byId.keys()],

    seal: (place, secret) => {
      if (current === undefined)
        throw new SecretError('SECRET_KEY_MISSING', `SECRETS_KEYS is not set: ${nameOf(place)} can't be encrypted`);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(associatedData(place, current.id));
      const body = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${current.id}.${body.toString('base64url')}`;
    },

    open: (place, sealed) => {
      const id = keyIdOf(sealed);
      if (id === null) throw new SecretError('SECRET_UNREADABLE', `${nameOf(place)} is not an encrypted secret`);
      const key = byId.get(id);
      if (key === undefined) {
        throw new SecretError('SECRET_KEY_MISSING', `SECRETS_KEYS has no key "${id}", which encrypted ${nameOf(place)}`);
      }
      try {
        const body = Buffer.from(sealed.slice(sealed.lastIndexOf('.') + 1), 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, nonceBytes), { authTagLength: tagBytes });
        decipher.setAAD(associatedData(place, id)).setAuthTag(body.subarray(-tagBytes));
        return decipher.update(body.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch (error) {
        const message = `${nameOf(place)} can't be decrypted with key "${id}": it was changed, or the key is another one of that name`;
        throw new SecretError('SECRET_UNREADABLE', message, { cause: error });
      }
    },
  };
}

const nameOf = ({ column, id }: SecretPlace): string => `${column} of ${id}`;

const associatedData = ({ column, id }: SecretPlace, keyId: string): Buffer => Buffer.from(JSON.stringify([version, keyId, column, id]));

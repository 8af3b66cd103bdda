export type KeyErrorCode = 'PUBLISHABLE_KEY_MALFORMED' | 'EMBEDDED_KEYS_IN_PRODUCTION';

/** An identity key that cannot be used here. The message never holds the key. */
export class KeyError extends Error {
  readonly code: KeyErrorCode;

  constructor(code: KeyErrorCode, message: string) {
    super(message);
    this.name = 'KeyError';
    this.code = code;
  }
}

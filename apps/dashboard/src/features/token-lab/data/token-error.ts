/** A text that is no JSON Web Token. `part` says which part of it is wrong. */
export class TokenError extends Error {
  readonly part: 'shape' | 'header' | 'claims' | 'signature';

  constructor(part: TokenError['part'], cause?: unknown) {
    super(`Not a token: ${part}`, { cause });
    this.name = 'TokenError';
    this.part = part;
  }
}

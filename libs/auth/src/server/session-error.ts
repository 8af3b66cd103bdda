/**
 * Why a session token was refused. All of them mean "sign in again" to the caller; the code is for logs and tests.
 *
 * - `SESSION_TOKEN_MALFORMED`: not a token, or claims are missing
 * - `SESSION_TOKEN_EXPIRED`: its time is over (usually 60 s after it was made)
 * - `SESSION_TOKEN_NOT_YET_VALID`: made in the future: the clocks disagree
 * - `SESSION_TOKEN_ALGORITHM_REFUSED`: signed with something else than RSA, or not at all
 * - `SESSION_TOKEN_SIGNATURE_INVALID`: signed by another key, or changed afterwards
 * - `SESSION_TOKEN_ISSUER_REFUSED`: made by another identity service
 * - `SESSION_TOKEN_PARTY_REFUSED`: made for another origin
 * - `SESSION_PENDING`: the user has not finished signing in
 */
export type SessionErrorCode =
  | 'SESSION_TOKEN_MALFORMED'
  | 'SESSION_TOKEN_EXPIRED'
  | 'SESSION_TOKEN_NOT_YET_VALID'
  | 'SESSION_TOKEN_ALGORITHM_REFUSED'
  | 'SESSION_TOKEN_SIGNATURE_INVALID'
  | 'SESSION_TOKEN_ISSUER_REFUSED'
  | 'SESSION_TOKEN_PARTY_REFUSED'
  | 'SESSION_PENDING';

/** A session token that is not accepted. The message never holds the token. */
export class SessionError extends Error {
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, options?: ErrorOptions) {
    super(`The session token was refused: ${code}`, options);
    this.name = 'SessionError';
    this.code = code;
  }
}

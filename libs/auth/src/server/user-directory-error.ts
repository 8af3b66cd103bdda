export type UserDirectoryErrorCode = 'USER_NOT_FOUND' | 'DIRECTORY_UNAVAILABLE';

/** The identity service knows no such user, or did not answer. */
export class UserDirectoryError extends Error {
  readonly code: UserDirectoryErrorCode;

  constructor(code: UserDirectoryErrorCode, options?: ErrorOptions) {
    super(code === 'USER_NOT_FOUND' ? 'The identity service knows no such user' : 'The identity service did not answer', options);
    this.name = 'UserDirectoryError';
    this.code = code;
  }
}

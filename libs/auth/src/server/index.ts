export {
  createSessionVerifier,
  type CreateSessionVerifierParameters,
  type SessionVerifier,
  type VerifiedSession,
} from './create-session-verifier.ts';
export { SessionError, type SessionErrorCode } from './session-error.ts';
export { createUserDirectory, type CreateUserDirectoryParameters, type UserDirectory } from './create-user-directory.ts';
export { readIdentityEvent, type IdentityEvent, type ReadIdentityEventParameters } from './read-identity-event.ts';
export { UserDirectoryError, type UserDirectoryErrorCode } from './user-directory-error.ts';
export { displayedIdentifier, maskedIdentifier } from '../identifier/displayed-identifier.ts';
export { maskId } from '../identifier/mask.ts';

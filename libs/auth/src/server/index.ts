export { createSessionVerifier, SessionError, type SessionVerifier, type VerifiedSession } from './create-session-verifier.ts';
export { createUserDirectory, UserDirectoryError, type UserDirectory } from './create-user-directory.ts';
export { readIdentityEvent, type IdentityEvent, type SignIn } from './read-identity-event.ts';
export { displayedIdentifier, maskedIdentifier, maskId } from '../displayed-identifier.ts';

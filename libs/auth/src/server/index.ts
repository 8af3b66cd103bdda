export {
  createSessionVerifier,
  type CreateSessionVerifierParameters,
  type SessionVerifier,
  type VerifiedSession,
} from './create-session-verifier.ts';
export { SessionError, type SessionErrorCode } from './session-error.ts';
export { assertProductionKeys, type AssertProductionKeysParameters } from './assert-production-keys.ts';
export { createUserDirectory, type CreateUserDirectoryParameters, type UserDirectory } from './create-user-directory.ts';
export { UserDirectoryError, type UserDirectoryErrorCode } from './user-directory-error.ts';
export { embeddedFrontendApiHost, embeddedProxyPath, embeddedPublishableKey, embeddedSecretKeyPrefix } from '../keys/embedded-keys.ts';
export { KeyError, type KeyErrorCode } from '../keys/key-error.ts';
export { parsePublishableKey, type PublishableKey } from '../keys/publishable-key.ts';
export { displayedIdentifier, maskedIdentifier, type IdentifiableUser } from '../identifier/displayed-identifier.ts';
export { maskEmail, maskId } from '../identifier/mask.ts';

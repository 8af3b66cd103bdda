export { AuthProvider, type AuthProviderProps } from './auth-provider.tsx';
export type { AuthNavigation } from './auth-navigation.ts';
export { remembersSession } from './remembers-session.ts';
export { SessionContext, type Session } from './session-context.ts';
export { useSession } from './use-session.ts';
export { displayedIdentifier, maskedIdentifier, type IdentifiableUser } from '../identifier/displayed-identifier.ts';
export { maskEmail, maskId } from '../identifier/mask.ts';
export { defaultRedirect, parseRedirect } from '../redirect/parse-redirect.ts';
export { embeddedProxyPath } from '../keys/embedded-keys.ts';

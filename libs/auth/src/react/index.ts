export { AuthProvider } from './auth-provider.tsx';
export { beginIdentity, type BeginIdentityParameters } from './identity.ts';
export { embeddedProxyPath, type AuthNavigation } from './identity-options.ts';
export { keepsCookies, remembersSession } from './session-cookies.ts';
export { SessionContext, useSession, type Session } from './session.ts';
export { displayedIdentifier, type IdentifiableUser } from '../displayed-identifier.ts';
export { parseRedirect } from './parse-redirect.ts';

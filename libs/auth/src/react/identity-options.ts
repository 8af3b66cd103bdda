import { usesEmbeddedIdentity } from '@onepoint/site-config';
import { embeddedProxyPath, embeddedPublishableKey } from '../keys/embedded-keys.ts';

export interface IdentityOptions {
  publishableKey: string;
  /** Only for the embedded service: its path on this origin. */
  proxyUrl?: string;
  unsafe_disableDevelopmentModeConsoleWarning?: boolean;
}

/**
 * Which identity service the browser talks to.
 *
 * @param publishableKey Clerk's key, empty for the embedded service
 */
export function identityOptions(publishableKey: string): IdentityOptions {
  return usesEmbeddedIdentity && publishableKey === ''
    ? { publishableKey: embeddedPublishableKey, proxyUrl: embeddedProxyPath, unsafe_disableDevelopmentModeConsoleWarning: true }
    : { publishableKey };
}

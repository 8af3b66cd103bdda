import { clerkJSScriptUrl } from '@clerk/shared/loadClerkJsScript';
import { embeddedProxyPath, embeddedPublishableKey } from './embedded-keys.ts';

/** Stands for whatever origin a page has; Clerk's loader wants an absolute address. */
const anyOrigin = 'https://page.invalid';

/**
 * Where a page will fetch Clerk's script from, so that a document can name it before any code runs: a path for the embedded
 * service, an address for Clerk's own.
 *
 * @param publishableKey Clerk's key, empty for the embedded service
 */
export function identityScriptUrl(publishableKey: string): string {
  if (publishableKey !== '') return clerkJSScriptUrl({ publishableKey });
  return clerkJSScriptUrl({ publishableKey: embeddedPublishableKey, proxyUrl: anyOrigin + embeddedProxyPath }).replace(anyOrigin, '');
}

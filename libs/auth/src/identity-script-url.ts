import { clerkJSScriptUrl } from '@clerk/shared/loadClerkJsScript';

/**
 * Publishable key of the embedded identity service: its host in base64, without a secret. A literal, so that builds that do not use it can drop
 * it.
 */
export const embeddedPublishableKey = 'pk_test_ZW1iZWRkZWQub25lcG9pbnQubG9jYWxob3N0JA==';

/** Path of the embedded identity service on the page's origin. */
export const embeddedProxyPath = '/__clerk';

/** Placeholder: Clerk's loader requires an absolute URL. */
const anyOrigin = 'https://page.invalid';

/**
 * URL of Clerk's script, for preloading it in the document. A path for the embedded service.
 *
 * @param publishableKey Clerk's key, empty for the embedded service
 */
export function identityScriptUrl(publishableKey: string): string {
  if (publishableKey !== '') return clerkJSScriptUrl({ publishableKey });
  return clerkJSScriptUrl({ publishableKey: embeddedPublishableKey, proxyUrl: anyOrigin + embeddedProxyPath }).replace(anyOrigin, '');
}

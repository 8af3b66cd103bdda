import { embeddedFrontendApiHost, embeddedSecretKeyPrefix } from '../keys/embedded-keys.ts';
import { KeyError } from '../keys/key-error.ts';
import { parsePublishableKey } from '../keys/publishable-key.ts';

export interface AssertProductionKeysParameters {
  /** ONEPOINT_ENV. Outside `production` every well-formed key passes. */
  environment: string;
  publishableKey: string;
  secretKey: string;
}

/**
 * Keeps the embedded identity service out of production: anyone who reaches it can read its one-time codes.
 *
 * @throws {KeyError} `EMBEDDED_KEYS_IN_PRODUCTION` or `PUBLISHABLE_KEY_MALFORMED`
 */
export function assertProductionKeys({ environment, publishableKey, secretKey }: AssertProductionKeysParameters): void {
  const { frontendApiHost } = parsePublishableKey(publishableKey);
  if (environment !== 'production') return;
  const host = frontendApiHost.toLowerCase();
  if (host === embeddedFrontendApiHost || host.endsWith('.localhost') || secretKey.startsWith(embeddedSecretKeyPrefix))
    throw new KeyError(
      'EMBEDDED_KEYS_IN_PRODUCTION',
      'The keys of the embedded identity service are refused in production: set CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY to those of a Clerk instance',
    );
}

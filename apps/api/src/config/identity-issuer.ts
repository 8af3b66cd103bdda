import { assertProductionKeys, KeyError, parsePublishableKey } from '@onepoint/auth/server';
import { EnvError } from './env-error.ts';

/**
 * The `iss` of the session tokens of the Clerk instance that a publishable key names.
 *
 * @throws {EnvError} the key is malformed, or the keys are the embedded identity service's and this is production
 */
export function identityIssuer(environment: 'development' | 'production', publishableKey: string, secretKey: string): string {
  try {
    assertProductionKeys({ environment, publishableKey, secretKey });
    return `https://${parsePublishableKey(publishableKey).frontendApiHost}`;
  } catch (error) {
    if (error instanceof KeyError) throw new EnvError([`CLERK_PUBLISHABLE_KEY: ${error.message}`]);
    throw error;
  }
}

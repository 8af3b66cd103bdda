import type { ApiKey } from '@onepoint/api-contract';

/** `op_` and 40 letters and digits. */
const shape = /^op_[0-9A-Za-z]{40}$/u;

/** What is wrong with a secret that was typed for a key, as far as one can see; null where nothing is. */
export function checkSecret(
  secret: string,
  { prefix, last4, previousSecretEndsAt }: Pick<ApiKey, 'prefix' | 'last4' | 'previousSecretEndsAt'>,
): 'shape' | 'other' | null {
  if (!shape.test(secret)) return 'shape';
  // After a rotation the secret before may be meant, of which nothing is shown.
  if (previousSecretEndsAt) return null;
  return secret.startsWith(prefix) && secret.endsWith(last4) ? null : 'other';
}

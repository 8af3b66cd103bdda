import { randomText } from '../ids/random-text.ts';
import { hashApiKeySecret } from './hash-api-key-secret.ts';

export interface ApiKeySecret {
  /** `op_` and 40 base-62 characters (238 random bits). Show it once, store it never. */
  secret: string;
  secretHash: string;
  /** First 7 characters, `op_` included: enough to recognise a key, too little to guess it. */
  prefix: string;
  last4: string;
}

/** A new API key secret and what of it may be stored. */
export function createApiKeySecret(): ApiKeySecret {
  const secret = `op_${randomText(40)}`;
  return { secret, secretHash: hashApiKeySecret(secret), prefix: secret.slice(0, 7), last4: secret.slice(-4) };
}

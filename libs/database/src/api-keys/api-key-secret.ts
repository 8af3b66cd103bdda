import { hash } from 'node:crypto';
import { randomText } from '../ids.ts';

export interface ApiKeySecret {
  /** `op_` and 40 base-62 characters (238 random bits). Shown once and never stored. */
  secret: string;
  secretHash: string;
  /** First 7 characters including `op_`, to recognize the key. */
  prefix: string;
  last4: string;
}

/** Creates an API key secret. Store everything but `secret`. */
export function createApiKeySecret(): ApiKeySecret {
  const secret = `op_${randomText(40)}`;
  return { secret, secretHash: hashApiKeySecret(secret), prefix: secret.slice(0, 7), last4: secret.slice(-4) };
}

/**
 * SHA-256 of a secret as 64 lowercase hex digits, as stored and looked up. Secrets are long and random, so they need no salt or
 * stretching.
 */
export function hashApiKeySecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

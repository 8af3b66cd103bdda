import { hash } from 'node:crypto';

/**
 * SHA-256 of a secret as 64 lower-case hex digits: the form in which keys are stored and looked up.
 * A plain hash is enough (no salt, no stretching), because secrets are random and long, not chosen by people.
 */
export function hashApiKeySecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}

import { randomBytes } from 'node:crypto';
import { isHex, verifyMessage, type Address } from 'viem';
import { ClerkError } from '../errors/clerk-error.ts';
import type { Identity } from '../identity.ts';
import type { ChallengeRow } from '../store/rows.ts';
import { attemptsMax, challengeTtlMs } from './code-challenge.ts';

/** Makes a message for a wallet to sign, which names this site so that a signature made for another one is no use here. */
export function requestSignature({ store, settings, now }: Identity, challengeId: string, strategy: string, wallet: string): ChallengeRow {
  const nonce = randomBytes(16).toString('hex');
  const createdAt = now();
  const message = [
    `${settings.applicationName} (${settings.publicOrigin}) asks you to sign in with your wallet ${wallet}.`,
    'Signing costs nothing and sends no transaction.',
    `Nonce: ${nonce}`,
    `Issued at: ${new Date(createdAt).toISOString()}`,
  ].join('\n\n');
  const expiresAt = createdAt + challengeTtlMs;
  return store.challenges.put({ id: challengeId, strategy, codeHash: null, nonce, message, attempts: 0, expiresAt, createdAt });
}

/**
 * Accepts the wallet's signature of the last message once (EIP-191 `personal_sign`).
 *
 * @throws {ClerkError} `verification_expired`, `verification_failed`, `form_param_value_invalid`
 */
export async function checkSignature({ store, now }: Identity, challengeId: string, wallet: string, signature: string): Promise<void> {
  const challenge = store.challenges.find(challengeId);
  if (challenge === null || challenge.message === null || challenge.expiresAt <= now()) throw new ClerkError('verification_expired');
  if (challenge.attempts >= attemptsMax) throw new ClerkError('verification_failed');
  store.challenges.update(challengeId, { attempts: challenge.attempts + 1 });
  if (!(await isSignedBy(wallet as Address, challenge.message, signature)))
    throw new ClerkError('form_param_value_invalid', { paramName: 'signature', longMessage: 'The signature is not this wallet’s.' });
  if (store.challenges.find(challengeId)?.nonce !== challenge.nonce) throw new ClerkError('verification_expired');
  store.challenges.delete({ id: challengeId });
}

async function isSignedBy(address: Address, message: string, signature: string): Promise<boolean> {
  if (!isHex(signature)) return false;
  try {
    return await verifyMessage({ address, message, signature });
  } catch {
    // Not a point of the curve, or not 65 bytes.
    return false;
  }
}

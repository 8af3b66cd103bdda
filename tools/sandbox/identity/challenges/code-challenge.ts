import { randomInt } from 'node:crypto';
import { hashSecret, isSecret } from '../crypto/secret-hash.ts';
import { ClerkError } from '../errors/clerk-error.ts';
import type { Identity } from '../identity.ts';

export const challengeTtlMs = 10 * 60_000;
export const attemptsMax = 5;

export interface SendCodeParameters {
  /** What is to be proven: id of the sign-in, sign-up or e-mail address. */
  challengeId: string;
  strategy: string;
  emailAddress: string;
  clientId: string;
  clientAddress: string;
}

/**
 * Makes a one-time code and puts it into the sandbox's mailbox; an earlier code for the same thing stops working.
 *
 * @throws {ClerkError} `too_many_requests`
 */
export async function sendCode({ store, limits, mailbox, log, now }: Identity, parameters: SendCodeParameters): Promise<void> {
  const { challengeId, strategy, emailAddress, clientId, clientAddress } = parameters;
  if (limits.codesPerIdentifier.isExhausted(emailAddress) || limits.codesPerAddress.isExhausted(clientAddress))
    throw new ClerkError('too_many_requests');
  limits.codesPerIdentifier.count(emailAddress);
  limits.codesPerAddress.count(clientAddress);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashSecret(code, 'code');
  const createdAt = now();
  const expiresAt = createdAt + challengeTtlMs;
  store.challenges.put({ id: challengeId, strategy, codeHash, nonce: null, message: null, attempts: 0, expiresAt, createdAt });
  mailbox.deliver({ emailAddress, code, strategy, clientId, sentAt: createdAt });
  log('One-time code', { emailAddress, code });
}

/**
 * Accepts the code once.
 *
 * @throws {ClerkError} `verification_expired`, `verification_failed` after five wrong codes, `form_code_incorrect`
 */
export async function checkCode({ store, now }: Identity, challengeId: string, code: string): Promise<void> {
  const challenge = store.challenges.find(challengeId);
  if (challenge?.codeHash === null || challenge === null || challenge.expiresAt <= now()) throw new ClerkError('verification_expired');
  if (challenge.attempts >= attemptsMax) throw new ClerkError('verification_failed');
  // Written before the slow comparison: guesses sent at the same time, or around a crash, all count.
  store.challenges.update(challengeId, { attempts: challenge.attempts + 1 });
  if (!(await isSecret(code, challenge.codeHash))) throw new ClerkError('form_code_incorrect', { paramName: 'code' });
  if (store.challenges.find(challengeId)?.codeHash !== challenge.codeHash) throw new ClerkError('verification_expired');
  store.challenges.delete({ id: challengeId });
}

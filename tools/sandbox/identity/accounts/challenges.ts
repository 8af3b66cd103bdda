import { randomBytes, randomInt } from 'node:crypto';
import { isHex, verifyMessage, type Address } from 'viem';
import type { Browser, Identity } from '../context.ts';
import { ClerkError } from '../errors.ts';
import { hashSecret, isSecret } from '../secrets.ts';
import type { ChallengeRow } from '../store/store-rows.ts';

const challengeTtlMs = 10 * 60_000;
const attemptsMax = 5;

interface SendCodeParameters {
  /** Id of the sign-in, sign-up or e-mail address to verify. */
  challengeId: string;
  strategy: string;
  emailAddress: string;
  browser: Browser;
}

/**
 * Creates a one-time code and delivers it to the sandbox mailbox. An earlier code for the same challenge stops working.
 *
 * @throws {ClerkError} `too_many_requests`
 */
export async function sendCode({ store, limits, mailbox, log, now }: Identity, parameters: SendCodeParameters): Promise<void> {
  const { challengeId, strategy, emailAddress, browser } = parameters;
  if (limits.codesPerIdentifier.isExhausted(emailAddress) || limits.codesPerAddress.isExhausted(browser.ipAddress))
    throw new ClerkError('too_many_requests');
  limits.codesPerIdentifier.count(emailAddress);
  limits.codesPerAddress.count(browser.ipAddress);
  const clientId = browser.ensureClient().id;
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
  // Written before the slow comparison, so that concurrent guesses and guesses around a crash all count.
  store.challenges.update(challengeId, { attempts: challenge.attempts + 1 });
  if (!(await isSecret(code, challenge.codeHash))) throw new ClerkError('form_code_incorrect', { paramName: 'code' });
  if (store.challenges.find(challengeId)?.codeHash !== challenge.codeHash) throw new ClerkError('verification_expired');
  store.challenges.delete({ id: challengeId });
}

/** Creates a message for a wallet to sign. It names this site, so that a signature made for another site is not accepted here. */
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
    // Not a point on the curve, or not 65 bytes.
    return false;
  }
}

interface VerificationState {
  strategy: string | null;
  isVerified: boolean;
  challenge: ChallengeRow | null;
  time: number;
}

export function verificationJson({ strategy, isVerified, challenge, time }: VerificationState) {
  return {
    object: 'verification',
    status: verificationStatus(isVerified, challenge, time),
    strategy: challenge?.strategy ?? strategy,
    attempts: challenge?.attempts ?? null,
    expire_at: challenge?.expiresAt ?? null,
    verified_at_client: null,
    error: null,
    ...(challenge?.message == null ? {} : { nonce: challenge.nonce, message: challenge.message }),
  };
}

function verificationStatus(isVerified: boolean, challenge: ChallengeRow | null, time: number): string {
  if (isVerified) return 'verified';
  if (challenge === null) return 'unverified';
  if (challenge.expiresAt <= time) return 'expired';
  return challenge.attempts >= attemptsMax ? 'failed' : 'unverified';
}

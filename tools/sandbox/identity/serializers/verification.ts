import { attemptsMax } from '../challenges/code-challenge.ts';
import type { ChallengeRow } from '../store/rows.ts';

export interface VerificationState {
  strategy: string | null;
  isVerified: boolean;
  challenge: ChallengeRow | null;
  time: number;
}

/** Clerk's `verification` object. */
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

/** The same inside a sign-up, which also says what to do next. Its strategy is null until a code or signature was asked for. */
export function signUpVerificationJson(state: VerificationState & { supported: readonly string[] }) {
  const { isVerified, challenge, supported } = state;
  return {
    ...verificationJson({ ...state, strategy: isVerified ? state.strategy : null }),
    next_action: isVerified ? '' : challenge === null ? 'needs_prepare' : 'needs_attempt',
    supported_strategies: supported,
  };
}

function verificationStatus(isVerified: boolean, challenge: ChallengeRow | null, time: number): string {
  if (isVerified) return 'verified';
  if (challenge === null) return 'unverified';
  if (challenge.expiresAt <= time) return 'expired';
  return challenge.attempts >= attemptsMax ? 'failed' : 'unverified';
}

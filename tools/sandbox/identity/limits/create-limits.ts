import { createLimiter, type Limiter } from './create-limiter.ts';

export interface Limits {
  codesPerIdentifier: Limiter;
  codesPerAddress: Limiter;
  wrongPasswordsPerUser: Limiter;
  wrongPasswordsPerAddress: Limiter;
  /** Sign-in attempts: what could be used to find out who has an account. */
  lookupsPerAddress: Limiter;
}

const windowMs = 10 * 60_000;

/** Loose per address, since everybody on a machine shares one; tight per account. */
export function createLimits(now: () => number): Limits {
  const limiter = (max: number): Limiter => createLimiter({ max, windowMs, now });
  return {
    codesPerIdentifier: limiter(10),
    codesPerAddress: limiter(300),
    wrongPasswordsPerUser: limiter(10),
    wrongPasswordsPerAddress: limiter(100),
    lookupsPerAddress: limiter(600),
  };
}

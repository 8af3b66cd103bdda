import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { createRateLimiter } from '../../plugins/rate-limit.ts';
import type { RequestsRepository } from './requests.repository.ts';

export interface FormLimits {
  /** Requests of one user, or of one address without a session, per `callerWindowMs`. Counted by each process. */
  perCaller: number;
  /** All requests per `totalWindowMs`. Above it, callers without a session are rejected. Counted in the database. */
  total: number;
}

export const formLimits: FormLimits = { perCaller: 5, total: 60 };

const callerWindowMs = 600_000;
const totalWindowMs = 3_600_000;

export interface FormCaller {
  /** A user id or an address. */
  caller: string;
  userId: string | null;
}

/**
 * Counts a form in the transaction that stores it, so invalid requests and repetitions don't count.
 *
 * @throws {ApiError} RATE_LIMITED
 */
export type LimitForms = (transaction: Transaction, caller: FormCaller) => Promise<void>;

export function createFormLimiter(repository: RequestsRepository, { perCaller, total }: FormLimits, now: () => Date): LimitForms {
  const limiter = createRateLimiter({ callsMax: () => perCaller, windowMs: callerWindowMs, now: () => now().getTime() });
  return async (transaction, { caller, userId }) => {
    const { allowed, resetMs } = limiter.take(userId === null ? `address:${caller}` : `user:${caller}`);
    if (!allowed) throw rateLimited(resetMs);
    if (userId !== null) return;
    const since = await repository.findRecent(transaction, total);
    const freeInMs = since === null ? 0 : since.getTime() + totalWindowMs - now().getTime();
    if (freeInMs > 0) throw rateLimited(freeInMs);
  };
}

const rateLimited = (waitMs: number): ApiError =>
  new ApiError('RATE_LIMITED', { headers: { 'retry-after': Math.ceil(waitMs / 1000).toString() } });

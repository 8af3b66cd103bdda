import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/**
 * Counts a call against the caller's limit and sets the `ratelimit-*` headers (in seconds).
 *
 * @throws {ApiError} RATE_LIMITED
 */
export function limitRate(limiter: RateLimiter, caller: string, callsMax: number, reply: FastifyReply): void {
  const { allowed, remaining, resetMs } = limiter.take(caller);
  const resetSecs = Math.ceil(resetMs / 1000).toString();
  reply.headers({ 'ratelimit-limit': callsMax.toString(), 'ratelimit-remaining': remaining.toString(), 'ratelimit-reset': resetSecs });
  if (!allowed) throw new ApiError('RATE_LIMITED', { headers: { 'retry-after': resetSecs } });
}

export interface RateLimiterOptions {
  /** Calls of one caller per window. */
  callsMax: number;
  windowMs: number;
  /** How many callers are tracked. Beyond that, the caller with the oldest window is dropped. */
  callersMax?: number;
  now?: () => number;
}

interface RateLimitState {
  allowed: boolean;
  remaining: number;
  /** Until the window ends. */
  resetMs: number;
}

export interface RateLimiter {
  /** Counts a call and returns whether it is within the limit. */
  take: (caller: string) => RateLimitState;
  /** Whether the next call of a caller is beyond the limit. Counts nothing. */
  isExhausted: (caller: string) => boolean;
}

/** Counts calls per caller in fixed windows, in the memory of this process and with a bounded size. */
export function createRateLimiter({ callsMax, windowMs, callersMax = 20_000, now = Date.now }: RateLimiterOptions): RateLimiter {
  const windows = new Map<string, { endsAt: number; calls: number }>();
  return {
    isExhausted: (caller) => {
      const window = windows.get(caller);
      return window !== undefined && window.endsAt > now() && window.calls >= callsMax;
    },
    take: (caller) => {
      const time = now();
      let window = windows.get(caller);
      if (window === undefined || window.endsAt <= time) {
        // Deleted first to keep the map ordered by age.
        windows.delete(caller);
        window = { endsAt: time + windowMs, calls: 0 };
        windows.set(caller, window);
        const oldest = windows.size > callersMax ? windows.keys().next().value : undefined;
        if (oldest !== undefined) windows.delete(oldest);
      }
      window.calls += 1;
      return { allowed: window.calls <= callsMax, remaining: Math.max(0, callsMax - window.calls), resetMs: window.endsAt - time };
    },
  };
}

import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { RateLimiter } from './create-rate-limiter.ts';

/**
 * Counts a call against its caller's limit and tells the caller where they stand (`ratelimit-*`, in seconds).
 *
 * @throws {ApiError} RATE_LIMITED
 */
export function limitRate(limiter: RateLimiter, caller: string, callsMax: number, reply: FastifyReply): void {
  const { allowed, remaining, resetMs } = limiter.take(caller);
  const resetSecs = Math.ceil(resetMs / 1000).toString();
  reply.headers({ 'ratelimit-limit': callsMax.toString(), 'ratelimit-remaining': remaining.toString(), 'ratelimit-reset': resetSecs });
  if (!allowed) throw new ApiError('RATE_LIMITED', { headers: { 'retry-after': resetSecs } });
}

import { Allowance, partsOf, type Fleet } from '@onepoint/bus';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { CountedCalls } from './call-sharing.ts';

/**
 * Counts a call against the caller's limit and sets the `ratelimit-*` headers (in seconds).
 *
 * @throws {ApiError} RATE_LIMITED
 */
export function limitRate(limiter: RateLimiter, caller: string, reply: FastifyReply): void {
  const { allowed, remaining, resetMs } = limiter.take(caller);
  const resetSecs = Math.ceil(resetMs / 1000).toString();
  reply.headers({
    'ratelimit-limit': limiter.callsMax().toString(),
    'ratelimit-remaining': remaining.toString(),
    'ratelimit-reset': resetSecs,
  });
  if (!allowed) throw new ApiError('RATE_LIMITED', { headers: { 'retry-after': resetSecs } });
}

export interface RateLimiterOptions {
  /** Calls of one caller per window. Read for each call, so the limit can change. */
  callsMax: () => number;
  windowMs: number;
  /** How many callers are tracked. Beyond that, the caller with the oldest window is forgotten. */
  callersMax?: number;
  now?: () => number;
  /** Set if processes on other machines count the same callers. */
  fleet?: Fleet | undefined;
}

interface RateLimitState {
  allowed: boolean;
  remaining: number;
  resetMs: number;
}

export interface RateLimiter {
  callsMax: () => number;
  take: (caller: string) => RateLimitState;
  /** Whether the caller's next call would exceed the limit. Counts nothing. */
  isExhausted: (caller: string) => boolean;
  /** This process's counts since the last call, to send to other processes. */
  takeCounted: () => CountedCalls[];
  addElsewhere: (counted: readonly CountedCalls[]) => void;
  /** Counts of all processes in open windows, for a process that just started. Omits callers who are far below the limit. */
  listCounted: () => CountedCalls[];
  learn: (counted: readonly CountedCalls[]) => void;
}

interface Window {
  readonly endsAt: number;
  calls: number;
  /** Undefined if only this process counts. */
  readonly allowance: Allowance | undefined;
}

/** Callers below this part of their limit are left out of `listCounted`. */
const omittedPart = 0.02;
/** Time until other processes know this one's counts. */
const roundMs = 50;

/** Counts calls per caller in fixed windows, in memory of bounded size. */
export function createRateLimiter({ callsMax, windowMs, callersMax = 20_000, now = Date.now, fleet }: RateLimiterOptions): RateLimiter {
  const windows = new Map<string, Window>();
  let counted = new Map<string, number>();
  /** While the bus is down, each process allows its share of the limit. */
  const limit = (): number => (fleet === undefined ? callsMax() : Math.ceil(callsMax() / partsOf(fleet)));
  const open = (caller: string, endsAt: number): Window => {
    // Deleting first keeps the map ordered by age.
    windows.delete(caller);
    const window = { endsAt, calls: 0, allowance: fleet === undefined ? undefined : new Allowance(callsMax()) };
    windows.set(caller, window);
    const oldest = windows.size > callersMax ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    return window;
  };
  const findOpen = (caller: string, time: number): Window | undefined => {
    const window = windows.get(caller);
    return window !== undefined && window.endsAt > time ? window : undefined;
  };
  return {
    callsMax,
    isExhausted: (caller) => (findOpen(caller, now())?.calls ?? 0) >= limit(),
    take: (caller) => {
      const time = now();
      const window = findOpen(caller, time) ?? open(caller, time + windowMs);
      const remaining = Math.max(0, limit() - window.calls);
      if (remaining > 0 && fleet?.isConnected === true && window.allowance?.allows(1, remaining, fleet.count, time) === false) {
        return { allowed: false, remaining, resetMs: roundMs };
      }
      window.calls += 1;
      if (window.allowance !== undefined) {
        window.allowance.spend(1);
        counted.set(caller, (counted.get(caller) ?? 0) + 1);
      }
      return { allowed: remaining > 0, remaining: Math.max(0, remaining - 1), resetMs: window.endsAt - time };
    },
    takeCounted: () => {
      const time = now();
      const list: CountedCalls[] = [];
      for (const [caller, calls] of counted) {
        const window = findOpen(caller, time);
        if (window === undefined) continue;
        window.allowance?.published(time);
        list.push([caller, calls, window.endsAt - time]);
      }
      counted = new Map();
      return list;
    },
    addElsewhere: (list) => {
      const time = now();
      for (const [caller, calls, resetMs] of list) {
        const window = findOpen(caller, time) ?? open(caller, time + Math.min(resetMs, windowMs));
        window.calls += calls;
        window.allowance?.spendElsewhere(calls, time);
      }
    },
    listCounted: () => {
      const time = now();
      return [...windows].flatMap(([caller, { calls, endsAt }]): CountedCalls[] =>
        endsAt > time && calls > callsMax() * omittedPart ? [[caller, calls, endsAt - time]] : [],
      );
    },
    learn: (list) => {
      const time = now();
      for (const [caller, calls, resetMs] of list) {
        const window = findOpen(caller, time) ?? open(caller, time + Math.min(resetMs, windowMs));
        window.calls = Math.max(window.calls, calls);
      }
    },
  };
}

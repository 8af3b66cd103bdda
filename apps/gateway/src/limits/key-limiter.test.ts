import { expect, test } from 'vitest';
import type { KeyLimits } from '../access/access.ts';
import { KeyLimiter } from './key-limiter.ts';

const keyOf = (limits: Partial<KeyLimits>) => ({
  apiKeyId: 'key_1',
  keyLimits: { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null, recorded: null, ...limits },
});
const refused = (code: string, retryAfterSeconds: number) => expect.objectContaining({ code, retryAfterSeconds }) as Error;

function limiterAt(instant = '2026-11-30T12:00:00Z') {
  let elapsedMs = 0;
  const limiter = new KeyLimiter({ now: () => Date.parse(instant), elapsed: () => elapsedMs });
  return { limiter, wait: (ms: number) => (elapsedMs += ms) };
}

test('never rejects a key without limits', () => {
  const { limiter } = limiterAt();
  const key = { apiKeyId: 'key_1', keyLimits: null };
  limiter.takeRate(key, 1_000_000);
  limiter.add(key, 1_000_000);
  limiter.checkRate(key, 1_000_000);
  limiter.checkUnits(key);
});

test('allows as many requests per second as the limit, and rejects the next', () => {
  const { limiter, wait } = limiterAt();
  const key = keyOf({ requestsPerSecond: 2 });
  for (const _ of [1, 2]) {
    limiter.checkRate(key, 1);
    limiter.takeRate(key, 1);
  }
  expect(() => limiter.checkRate(key, 1)).toThrow(refused('KEY_RATE_LIMITED', 1));
  wait(500);
  expect(() => limiter.checkRate(key, 1)).not.toThrow();
});

test('applies a changed limit immediately', () => {
  const { limiter } = limiterAt();
  limiter.takeRate(keyOf({ requestsPerSecond: 1 }), 1);
  expect(() => limiter.checkRate(keyOf({ requestsPerSecond: 1 }), 1)).toThrow(refused('KEY_RATE_LIMITED', 1));
  expect(() => limiter.checkRate(keyOf({ requestsPerSecond: 5 }), 1)).not.toThrow();
});

test('resets the daily limit at midnight and the monthly limit with the month, which is reported first', () => {
  const { limiter } = limiterAt();
  const recorded = { date: '2026-11-30', computeUnitsToday: 90, computeUnitsThisMonth: 990 };
  const day = keyOf({ computeUnitsPerDay: 100, recorded });
  limiter.checkUnits(day);
  limiter.add(day, 10);
  expect(() => limiter.checkUnits(day)).toThrow(refused('KEY_DAILY_LIMIT_REACHED', 43_200));
  expect(() => limiter.checkUnits(keyOf({ computeUnitsPerDay: 100, computeUnitsPerMonth: 1_000, recorded }))).toThrow(
    refused('KEY_MONTHLY_LIMIT_REACHED', 43_200),
  );
});

import { expect, test } from 'vitest';
import { nextAttemptAt } from '../deliver-due-webhooks.ts';

test('pauses grow, and an event is given up after its eighth attempt, most of a day later', () => {
  const start = new Date('2026-11-21T00:00:00Z');
  let [at, attempts]: [Date, number] = [start, 1];
  let before = 0;
  for (let next = nextAttemptAt(attempts, at); next !== null; next = nextAttemptAt((attempts += 1), at)) {
    const pauseMs = next.getTime() - at.getTime();
    expect(pauseMs).toBeGreaterThan(before);
    before = pauseMs;
    at = next;
  }
  expect(attempts).toBe(8);
  expect(at.getTime() - start.getTime()).toBeGreaterThan(18 * 3_600_000);
});

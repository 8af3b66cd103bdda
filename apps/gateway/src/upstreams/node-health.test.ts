import { expect, it } from 'vitest';
import { NodeHealth } from './node-health.ts';

const minuteMs = 60_000;

it.each([
  [20_000, 20_000],
  [3_600_000, minuteMs],
])('pauses a node that asks for %i ms for %i ms', (retryAfterMs, restMs) => {
  const health = new NodeHealth();
  health.failed(0, retryAfterMs);
  expect(health.trouble(restMs - 1)).toBe('resting');
  expect(health.trouble(restMs)).not.toBe('resting');
});

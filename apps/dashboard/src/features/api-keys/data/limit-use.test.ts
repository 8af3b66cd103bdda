import { apiKeyFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { limitUse, nearestLimit } from './limit-use.ts';

const usage = { busiestMinuteRequests: 90, computeUnitsToday: 500, computeUnitsThisMonth: 9_000 };
const none = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null };

test('requests per second are those of the busiest minute, spread over it', () => {
  expect(limitUse('requestsPerSecond', apiKeyFixture({ usage, limits: { ...none, requestsPerSecond: 3 } }))).toEqual({
    name: 'requestsPerSecond',
    used: 1.5,
    limit: 3,
    share: 0.5,
  });
});

test('the nearest limit is the one of which most is used, also beyond it', () => {
  const limits = { requestsPerSecond: 10, computeUnitsPerDay: 1_000, computeUnitsPerMonth: 6_000 };
  expect(nearestLimit(apiKeyFixture({ usage, limits }))).toMatchObject({ name: 'computeUnitsPerMonth', share: 1.5 });
});

test('a key without limits is near to none', () => {
  expect(nearestLimit(apiKeyFixture({ usage, limits: none }))).toBeNull();
});

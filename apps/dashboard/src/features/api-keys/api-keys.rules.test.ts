import { rotateApiKeyBodySchema, rotationGraceSecondsMax } from '@onepoint/api-contract';
import { apiKeyFixture } from '@onepoint/testing/api';
import { describe, expect, test } from 'vitest';
import { findApiKeys, isRecentlyUsed, limitUse, nearestLimit, rotationGraceSeconds } from './api-keys.rules.ts';

describe('findApiKeys', () => {
  const keys = [
    apiKeyFixture({ id: 'key_1', name: 'Indexer', prefix: 'op_AAAA', last4: 'k7Qz' }),
    apiKeyFixture({ id: 'key_2', name: 'Web shop', prefix: 'op_BBBB', last4: 'x1Yz', status: 'paused' }),
  ];
  const ids = (text: string, status: 'active' | 'paused' | null = null) => findApiKeys(keys, { text, status }).map(({ id }) => id);

  test.each([
    ['', ['key_1', 'key_2']],
    ['  INDEX ', ['key_1']],
    ['op_bbb', ['key_2']],
    ['k7qz', ['key_1']],
    ['nobody', []],
  ])('%j finds %j by name, first and last characters', (text, found) => {
    expect(ids(text)).toEqual(found);
  });

  test('filters by status', () => {
    expect(ids('', 'paused')).toEqual(['key_2']);
    expect(ids('indexer', 'paused')).toEqual([]);
  });
});

describe('limitUse and nearestLimit', () => {
  const usage = { busiestMinuteRequests: 90, computeUnitsToday: 500, computeUnitsThisMonth: 9_000 };
  const none = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null };

  test('requests per second are the average of the busiest minute', () => {
    expect(limitUse('requestsPerSecond', apiKeyFixture({ usage, limits: { ...none, requestsPerSecond: 3 } }))).toEqual({
      name: 'requestsPerSecond',
      used: 1.5,
      limit: 3,
      share: 0.5,
    });
  });

  test('the nearest limit has the highest share used, even above 100%', () => {
    const limits = { requestsPerSecond: 10, computeUnitsPerDay: 1_000, computeUnitsPerMonth: 6_000 };
    expect(nearestLimit(apiKeyFixture({ usage, limits }))).toMatchObject({ name: 'computeUnitsPerMonth', share: 1.5 });
  });

  test('a key without limits has no nearest limit', () => {
    expect(nearestLimit(apiKeyFixture({ usage, limits: none }))).toBeNull();
  });
});

describe('isRecentlyUsed', () => {
  const nowMs = Date.parse('2026-03-14T12:00:00.000Z');

  test.each([
    ['2026-03-14T11:59:59.000Z', true],
    ['2026-03-13T12:00:00.001Z', true],
    ['2026-03-13T12:00:00.000Z', false],
    [null, false],
  ])('a key last used at %s is in use: %s', (lastUsedAt, expected) => {
    expect(isRecentlyUsed(lastUsedAt, nowMs)).toBe(expected);
  });
});

describe('rotationGraceSeconds', () => {
  test('the API accepts every choice, and the longest is its maximum', () => {
    for (const gracePeriodInSecs of Object.values(rotationGraceSeconds)) {
      expect(rotateApiKeyBodySchema.safeParse({ gracePeriodInSecs }).success).toBe(true);
    }
    expect(Math.max(...Object.values(rotationGraceSeconds))).toBe(rotationGraceSecondsMax);
  });
});

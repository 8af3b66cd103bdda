import { rotateApiKeyBodySchema, rotationGraceSecondsMax } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { rotationGraceSeconds } from './rotation-grace.ts';

test('every choice is one that the API takes, and the longest is the longest it takes', () => {
  for (const gracePeriodInSecs of Object.values(rotationGraceSeconds)) {
    expect(rotateApiKeyBodySchema.safeParse({ gracePeriodInSecs }).success).toBe(true);
  }
  expect(Math.max(...Object.values(rotationGraceSeconds))).toBe(rotationGraceSecondsMax);
});

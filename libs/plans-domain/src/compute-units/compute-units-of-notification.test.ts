import { expect, it } from 'vitest';
import { computeUnitsOfNotification } from './compute-units-of-notification.ts';

it.each([
  [1_000, 40],
  [1, 1],
  [0, 0],
  [26, 2],
])('prices %i bytes at %i compute units, whole ones', (bytes, computeUnits) => {
  expect(computeUnitsOfNotification(bytes)).toBe(computeUnits);
});

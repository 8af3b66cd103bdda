import { expect, it } from 'vitest';
import { prefersLessData } from './prefers-less-data.ts';

it.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
])('%j: %s', (hints, less) => {
  expect(prefersLessData(hints)).toBe(less);
});

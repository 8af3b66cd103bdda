import { expect, it } from 'vitest';
import { isPlanId, planIds } from './plan-id.ts';

it('knows its own ids and nothing else', () => {
  expect(planIds.every((planId) => isPlanId(planId))).toBe(true);
  for (const text of ['', 'free', 'XL', 'constructor']) expect(isPlanId(text)).toBe(false);
});

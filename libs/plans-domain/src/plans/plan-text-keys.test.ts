import { expect, it } from 'vitest';
import { planTextKeys } from './plan-text-keys.ts';

it('lists text keys once each, and keys only: no sentence is in the catalogue', () => {
  const keys = planTextKeys();
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^plans(\.[a-z][a-zA-Z]*){2}$/u);
});

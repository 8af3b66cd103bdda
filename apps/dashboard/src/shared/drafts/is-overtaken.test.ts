import { expect, test } from 'vitest';
import { isOvertaken } from './is-overtaken.ts';

const shown = { name: 'Indexer', alerts: { lowBalance: 500, spendPercents: [80, 100] } };

test('what changed elsewhere counts where the change would replace it', () => {
  const now = { name: 'Storefront', alerts: { lowBalance: 900, spendPercents: [80, 100] } };
  expect(isOvertaken({ name: 'Bridge' }, shown, now)).toBe(true);
  expect(isOvertaken({ alerts: { lowBalance: null } }, shown, now)).toBe(true);
  expect(isOvertaken({ alerts: { spendPercents: [50] } }, shown, now)).toBe(false);
  expect(isOvertaken({ name: undefined }, shown, now)).toBe(false);
});

test('what is as it was shown is replaced', () => {
  expect(isOvertaken({ name: 'Bridge', alerts: { lowBalance: null } }, shown, structuredClone(shown))).toBe(false);
});

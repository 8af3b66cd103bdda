import type { LabPlace } from '@onepoint/wallet-lab';
import { expect, test } from 'vitest';
import { readLabSearch, toLabSearch } from './lab-navigation.ts';

const places: readonly LabPlace[] = [
  { section: 'connect', item: undefined, search: {} },
  { section: 'methods', item: 'raw', search: { method: 'eth_call', params: '[{"to":"0x"}]' } },
  { section: 'log', item: undefined, search: { kind: 'event', name: 'a&b' } },
];

test.each(places)('round-trips $section', (place) => {
  expect(readLabSearch(toLabSearch(place))).toEqual(place);
});

test('omits the first part and defaults to it', () => {
  expect(toLabSearch({ section: 'connect' })).toBe('');
  expect(readLabSearch('?part=nothing').section).toBe('connect');
});

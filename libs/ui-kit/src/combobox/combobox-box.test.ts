import { expect, it } from 'vitest';
import { filterOptions, listOptions } from './combobox-box.tsx';

const base = { value: 'base', label: 'Base' };
const bsc = { value: 'bsc', label: 'BNB Smart Chain' };
const sepolia = { value: 'sepolia', label: 'Sepolia' };
const options = [
  { id: 'main', title: 'Main networks', options: [base, bsc] },
  { id: 'test', title: 'Test networks', options: [sepolia] },
  bsc,
];

it('lists options of sections and options without one', () => {
  expect(listOptions(options)).toEqual([base, bsc, sepolia, bsc]);
});

it('keeps matching options and removes empty sections', () => {
  expect(filterOptions(options, ({ value }) => value === 'base')).toEqual([{ id: 'main', title: 'Main networks', options: [base] }]);
  expect(filterOptions(options, ({ value }) => value === 'bsc')).toEqual([{ id: 'main', title: 'Main networks', options: [bsc] }, bsc]);
  expect(filterOptions(options, () => false)).toEqual([]);
});

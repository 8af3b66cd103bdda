import { expect, it } from 'vitest';
import { formatCompact, formatNumber, formatPercent } from './format-number.ts';

it('groups quantities and keeps at most 2 fraction digits', () => {
  expect(formatNumber(1_204_331, 'en')).toBe('1,204,331');
  expect(formatNumber(0.126, 'en')).toBe('0.13');
  expect(formatNumber(1234.5, 'tr')).toBe('1.234,5');
});

it('formats integers beyond the safe range exactly', () => {
  expect(formatNumber(9_007_199_254_740_993n, 'en')).toBe('9,007,199,254,740,993');
});

it('shortens quantities in the language of the reader', () => {
  expect(formatCompact(1_204_331, 'en')).toBe('1.2M');
  expect(formatCompact(12_000, 'zh')).toBe('1.2万');
});

it('shows small shares as small shares', () => {
  expect(formatPercent(0.0002, 'en')).toBe('0.02%');
});

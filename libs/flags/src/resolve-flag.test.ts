import { expect, it } from 'vitest';
import { parseFlags } from './parse-flags.ts';
import { resolveFlag } from './resolve-flag.ts';

const flag = {
  owner: 'product',
  description: 'A flag.',
  ends: '2027-01-31',
  variants: { on: true, off: false },
  defaultVariant: 'off',
};
const flags = parseFlags({ plain: flag, shared: { ...flag, split: { on: 30, off: 70 } } });

it('gives everyone the default variant of a flag that is not split', () => {
  expect(resolveFlag(flags, 'plain', true, { targetingKey: 'proj_1' })).toEqual({ value: false, variant: 'off', reason: 'STATIC' });
});

it('gives each targeting key the same variant every time, in the shares of the file', () => {
  const keys = Array.from({ length: 10_000 }, (_, index) => `proj_${String(index)}`);
  const resolve = () => keys.map((targetingKey) => resolveFlag(flags, 'shared', false, { targetingKey }).value);
  const values = resolve();
  expect(resolve()).toEqual(values);
  const share = values.filter(Boolean).length / keys.length;
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.32);
});

it('spreads keys that differ only in their last character, such as hours', () => {
  const even = parseFlags({ even: { ...flag, split: { on: 50, off: 50 } } });
  const firstMs = Date.UTC(2026, 11, 1);
  const hours = Array.from({ length: 4 * 7 * 24 }, (_, index) => new Date(firstMs + index * 3_600_000).toISOString().slice(0, 13));
  for (const language of ['en', 'ja', 'vi']) {
    const values = hours.map((hour) => resolveFlag(even, 'even', false, { targetingKey: `${language} ${hour}` }).value);
    const share = values.filter(Boolean).length / values.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
    const longest = Math.max(...values.map((value, start) => [...values.slice(start), !value].findIndex((other) => other !== value)));
    expect(longest).toBeLessThan(24);
  }
});

it('gives the default variant without a targeting key', () => {
  expect(resolveFlag(flags, 'shared', true, {}).value).toBe(false);
});

it.each(['missing', 'toString'])('falls back for the unknown flag %s', (key) => {
  expect(resolveFlag(flags, key, true, {})).toMatchObject({ value: true, errorCode: 'FLAG_NOT_FOUND' });
});

it('falls back for a flag of another type', () => {
  expect(resolveFlag(flags, 'plain', 'start', {})).toMatchObject({ value: 'start', errorCode: 'TYPE_MISMATCH' });
});

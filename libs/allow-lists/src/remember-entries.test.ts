import { expect, test, vi } from 'vitest';
import { rememberEntries } from './remember-entries.ts';

test('a value is looked for once, whether it is listed or not', () => {
  const find = vi.fn((value: string) => (value === 'listed' ? 'entry' : null));
  const remembered = rememberEntries(find);
  for (const value of ['listed', 'other', 'listed', 'other']) expect(remembered(value)).toBe(value === 'listed' ? 'entry' : null);
  expect(find).toHaveBeenCalledTimes(2);
});

test('answers stay right when more come than are remembered', () => {
  const remembered = rememberEntries((value) => `entry ${value}`);
  for (let turn = 0; turn < 2; turn += 1) {
    for (let index = 0; index < 600; index += 1) expect(remembered(String(index))).toBe(`entry ${index}`);
  }
});

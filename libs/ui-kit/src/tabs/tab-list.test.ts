import { expect, it } from 'vitest';
import { nextTabId } from './tab-list.tsx';

const tabs = [{ id: 'a' }, { id: 'b', disabled: true }, { id: 'c' }];

it('skips disabled tabs and wraps around', () => {
  expect(nextTabId(tabs, 'a', 'ArrowRight', false)).toBe('c');
  expect(nextTabId(tabs, 'c', 'ArrowRight', false)).toBe('a');
  expect(nextTabId(tabs, 'a', 'ArrowLeft', false)).toBe('c');
});

it('swaps the arrows on right-to-left pages', () => {
  expect(nextTabId([{ id: 'a' }, { id: 'b' }, { id: 'c' }], 'b', 'ArrowLeft', true)).toBe('c');
});

it('handles Home and End and ignores other keys', () => {
  expect(nextTabId(tabs, 'a', 'End', false)).toBe('c');
  expect(nextTabId(tabs, 'c', 'Home', false)).toBe('a');
  expect(nextTabId(tabs, 'c', 'x', false)).toBeUndefined();
});

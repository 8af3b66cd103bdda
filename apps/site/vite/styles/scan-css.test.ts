import { expect, it } from 'vitest';
import { indexOfMark, splitAtMark } from './scan-css.ts';

it('finds the end of a part outside strings, brackets and escapes', () => {
  expect(indexOfMark('a:url(x;y);b', 0, ';')).toBe(10);
  expect(indexOfMark(String.raw`content:"}\"}";b`, 0, ';')).toBe(14);
  expect(indexOfMark('a{b{c}d}e}', 2, '}')).toBe(7);
  expect(indexOfMark('plain', 0, ';')).toBe(5);
});

it('splits lists, not the lists within them', () => {
  expect(splitAtMark('.a,:is(.b,.c) .d', ',')).toEqual(['.a', ':is(.b,.c) .d']);
  expect(splitAtMark('inset:min(0px,(1px - 2px)/2);content:";"', ';')).toEqual(['inset:min(0px,(1px - 2px)/2)', 'content:";"']);
});

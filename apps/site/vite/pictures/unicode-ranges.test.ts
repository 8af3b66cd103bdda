// @vitest-environment node
import { expect, it } from 'vitest';
import { hasCharacter, parseUnicodeRanges } from './unicode-ranges.ts';

const ranges = parseUnicodeRanges('U+20-7e, U+4f60,U+1f600-1f64f');

it.each(['a', ' ', '~', '你', '😀'])('has %j', (character) => {
  expect(hasCharacter(ranges, character)).toBe(true);
});

it.each(['é', '好', ''])('has no %j', (character) => {
  expect(hasCharacter(ranges, character)).toBe(false);
});

import { expect, test } from 'vitest';
import { randomText } from './random-text.ts';

test('a text has the length that was asked for', () => {
  for (const length of [0, 1, 7, 40, 1_000]) expect(randomText(length)).toHaveLength(length);
});

test('every character is about equally likely', () => {
  const counts = new Map<string, number>();
  const length = 62_000;
  for (const character of randomText(length)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  // 1,000 each; taking bytes modulo 62 would give the first eight 1,211. Eight standard deviations leave no room for chance.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(8 * Math.sqrt(1_000) * 0.8);
});

import { describe, expect, test } from 'vitest';
import { createId, randomText } from './ids.ts';

describe('createId', () => {
  test('has the prefix and only URL-safe characters', () => {
    expect(createId('proj')).toMatch(/^proj_[0-9A-Za-z]{22}$/);
    expect(createId('req')).toMatch(/^req_[0-9A-Za-z]{22}$/);
  });

  test('creates a different id each time', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => createId('key'))).size).toBe(10_000);
  });
});

describe('randomText', () => {
  test('has the requested length', () => {
    for (const length of [0, 1, 7, 40, 1_000]) expect(randomText(length)).toHaveLength(length);
  });

  test('uses every character about equally often', () => {
    const counts = new Map<string, number>();
    const length = 62_000;
    for (const character of randomText(length)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 1,000 are expected of each. Bytes modulo 62 would give 1,211 of each of the first eight. Eight standard deviations rule out chance.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(8 * Math.sqrt(1_000) * 0.8);
  });
});

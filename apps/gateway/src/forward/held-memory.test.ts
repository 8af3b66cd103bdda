import { expect, it, onTestFinished } from 'vitest';
import { HeldMemory } from './held-memory.ts';

const mebibyte = 1_048_576;

function create(): HeldMemory {
  const memory = new HeldMemory();
  onTestFinished(() => memory.release());
  return memory;
}

it('holds at most 64 MiB for 100 responses of 100 MB, and 16 MiB for each', () => {
  const responses = Array.from({ length: 100 }, create);
  const held = responses.map(() => 0);
  for (let chunk = 0; chunk < 100; chunk += 1) {
    for (const [index, response] of responses.entries()) if (response.take(mebibyte)) held[index] = (held[index] ?? 0) + 1;
  }
  expect(held.reduce((total, one) => total + one, 0)).toBe(64);
  for (const response of responses) response.release();
  const [first] = responses;
  expect(Array.from({ length: 20 }, () => first?.take(mebibyte)).filter(Boolean)).toHaveLength(16);
});

it('gives back what it held, once', () => {
  const [one, other] = [create(), create()];
  expect(one.take(16 * mebibyte)).toBe(true);
  one.give(mebibyte);
  one.release();
  one.release();
  expect(Array.from({ length: 5 }, create).map((memory) => memory.take(16 * mebibyte))).toEqual([true, true, true, true, false]);
  expect(other.take(1)).toBe(false);
});

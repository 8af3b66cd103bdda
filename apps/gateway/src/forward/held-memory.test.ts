import { expect, it, onTestFinished } from 'vitest';
import { HeldMemory } from './held-memory.ts';

const mebibyte = 1_048_576;

function create(count: number, isPaying = true, subject?: string): readonly HeldMemory[] {
  const responses = Array.from({ length: count }, (_, index) => new HeldMemory({ subject: subject ?? `proj_${index}`, isPaying }));
  onTestFinished(() => responses.forEach((response) => response.release()));
  return responses;
}

/** Reads up to 100 MB of each response, in turns, and returns how many MiB of each are held. */
function readAll(responses: readonly HeldMemory[]): readonly number[] {
  const held = responses.map(() => 0);
  for (let chunk = 0; chunk < 100; chunk += 1) {
    for (const [index, response] of responses.entries()) if (response.take(mebibyte)) held[index] = (held[index] ?? 0) + 1;
  }
  return held;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it('holds at most 64 MiB of 100 responses of 100 MB', () => {
  const total = sum(readAll(create(100)));
  expect(total).toBeLessThanOrEqual(64);
  expect(total).toBeGreaterThan(48);
});

it('holds at most 16 MiB of one response', () => {
  expect(readAll(create(1))).toEqual([16]);
});

it('leaves a quarter of the memory to other callers', () => {
  expect(sum(readAll(create(100, true, 'proj_a')))).toBe(48);
  expect(sum(readAll(create(100)))).toBe(16);
});

it('leaves half of the memory to paying callers', () => {
  expect(sum(readAll(create(100, false)))).toBe(32);
  expect(sum(readAll(create(100)))).toBe(32);
});

it('always holds small responses', () => {
  readAll(create(100));
  const [small] = create(1);
  expect(small?.take(16_384)).toBe(true);
  expect(small?.take(1)).toBe(false);
});

it('counts each copy, but not toward the limit of one response', () => {
  const memories = Array.from({ length: 3 }, (_, index) => new HeldMemory({ subject: `proj_${index}`, isPaying: true }, 2));
  onTestFinished(() => memories.forEach((memory) => memory.release()));
  expect(sum(readAll(memories.slice(0, 1)))).toBe(16);
  expect(sum(readAll(memories.slice(1)))).toBe(16);
});

it('releases its memory once', () => {
  const first = create(100);
  const total = sum(readAll(first));
  for (const response of [...first, ...first]) response.release();
  const [part] = create(1);
  part?.take(10 * mebibyte);
  part?.give(10 * mebibyte);
  expect(sum(readAll(create(100)))).toBe(total);
});

import { expect, it } from 'vitest';
import { SeenHeads, sessionMs } from './seen-heads.ts';

it('remembers the highest block per caller', () => {
  const heads = new SeenHeads();
  heads.raise('key_a ethereum', 100);
  heads.raise('key_a ethereum', 98);
  expect(['key_a ethereum', 'key_a base', 'key_b ethereum'].map((caller) => heads.heightOf(caller))).toEqual([100, 0, 0]);
});

it('forgets a block that didn’t grow within the window', () => {
  let now = 0;
  const heads = new SeenHeads({ now: () => now });
  heads.raise('key_a ethereum', 100);
  now = sessionMs;
  expect(heads.heightOf('key_a ethereum')).toBe(100);
  now += 1;
  expect(heads.heightOf('key_a ethereum')).toBe(0);
  heads.raise('key_a ethereum', 90);
  expect(heads.heightOf('key_a ethereum')).toBe(90);
});

it('forgets the callers that were active least recently when there are too many', () => {
  const heads = new SeenHeads();
  for (let index = 0; index <= 100_000; index += 1) heads.raise(`key_${index} ethereum`, 100);
  expect(heads.heightOf('key_0 ethereum')).toBe(0);
  expect(heads.heightOf('key_1 ethereum')).toBe(100);
});

it('sends increased heights to other processes, none of them twice', () => {
  const [one, other] = [new SeenHeads({ isShared: true }), new SeenHeads({ isShared: true })];
  one.raise('key_a ethereum', 100);
  one.raise('key_a ethereum', 101);
  const message = one.takeGrown();
  if (message !== null) other.receive(message);
  expect(other.heightOf('key_a ethereum')).toBe(101);
  expect([one.takeGrown(), other.takeGrown()]).toEqual([null, null]);
});

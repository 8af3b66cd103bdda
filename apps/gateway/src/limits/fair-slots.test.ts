import { expect, it } from 'vitest';
import { FairSlots } from './fair-slots.ts';

const paying = (subject: string) => ({ subject, isPaying: true });
const free = (subject: string) => ({ subject, isPaying: false });

function setUp(count = 32) {
  const slots = new FairSlots(() => count);
  const started: string[] = [];
  return {
    slots,
    started,
    enter: (caller: ReturnType<typeof paying>, calls: number) =>
      Array.from({ length: calls }, () => slots.enter(caller, () => started.push(caller.subject))),
  };
}

it('keeps slots for others when one caller has slow calls', () => {
  const { enter, started } = setUp();
  enter(free('greedy'), 100);
  enter(paying('large'), 100);
  expect(started).toEqual([...Array(2).fill('greedy'), ...Array(8).fill('large')]);
  enter(paying('other'), 1);
  expect(started.at(-1)).toBe('other');
});

it('gives callers who don’t pay at most half of the slots together', () => {
  const { enter, started } = setUp();
  for (let caller = 0; caller < 40; caller += 1) enter(free(String(caller)), 2);
  expect(started).toHaveLength(16);
  enter(paying('paying'), 1);
  expect(started.at(-1)).toBe('paying');
});

it('lets waiting callers take turns', () => {
  const { enter, started } = setUp(4);
  const [endA, endB] = [enter(paying('a'), 3)[0], enter(paying('b'), 3)[0]];
  expect(started).toEqual(['a', 'b']);
  endB?.();
  endA?.();
  expect(started).toEqual(['a', 'b', 'b', 'a']);
});

it('removes a call from the queue when its client disconnects, and ends each call once', () => {
  const { enter, started } = setUp(4);
  const [first, second, third] = enter(paying('a'), 3);
  second?.();
  first?.();
  first?.();
  expect(started).toEqual(['a', 'a']);
  third?.();
  enter(paying('a'), 1);
  expect(started).toHaveLength(3);
});

it('rejects calls when 200 of the same caller are waiting', () => {
  const { enter } = setUp(4);
  enter(paying('a'), 201);
  expect(() => enter(paying('a'), 1)).toThrow(expect.objectContaining({ code: 'TOO_MANY_WAITING' }));
  expect(() => enter(paying('b'), 1)).not.toThrow();
});

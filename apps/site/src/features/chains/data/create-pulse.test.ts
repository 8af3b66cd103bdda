import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockAnswer } from '../../../shared/rpc/ask-latest-block.ts';
import { createPulse, type PulseReading } from './create-pulse.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answered: BlockAnswer = { kind: 'answered', block: 1n, reply: '', roundTripMs: 5 };

/** A pulse whose answers come when they are given. */
function setUp() {
  const asked: string[] = [];
  const pending = new Map<string, { resolve: (answer: BlockAnswer) => void; signal: AbortSignal }>();
  const readings = new Map<string, PulseReading>();
  const pulse = createPulse({
    ask: (slug, signal) => {
      asked.push(slug);
      return new Promise((resolve, reject) => {
        pending.set(slug, { resolve, signal });
        signal.addEventListener('abort', () => reject(new Error('called off')));
      });
    },
    onReading: (slug, reading) => void readings.set(slug, reading),
  });
  const answer = async (slug: string): Promise<void> => {
    pending.get(slug)?.resolve(answered);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { pulse, asked, pending, readings, answer };
}

it('asks nothing until it runs', () => {
  const { pulse, asked } = setUp();
  pulse.watch('a');
  expect(asked).toEqual([]);
  pulse.setRunning(true);
  expect(asked).toEqual(['a']);
});

it('asks two at a time, and each every ten seconds', async () => {
  const { pulse, asked, answer, readings } = setUp();
  pulse.setRunning(true);
  for (const slug of ['a', 'b', 'c']) pulse.watch(slug);
  expect(asked).toEqual(['a', 'b']);
  await answer('a');
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(readings.get('a')).toEqual({ answer: answered, isAsking: false });
  await answer('b');
  await answer('c');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['a', 'b', 'c', 'a', 'b']);
  expect(readings.get('a')).toEqual({ answer: answered, isAsking: true });
});

it('does not ask what is out of sight, and asks it at once when it comes back after its time', async () => {
  const { pulse, asked, answer } = setUp();
  pulse.setRunning(true);
  pulse.watch('a');
  await answer('a');
  pulse.unwatch('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['a']);
  pulse.watch('a');
  expect(asked).toEqual(['a', 'a']);
});

it('calls off what is under way when it stops, keeps the last answer, and goes on with it', async () => {
  const { pulse, asked, answer, pending, readings } = setUp();
  pulse.setRunning(true);
  pulse.watch('a');
  await answer('a');
  await vi.advanceTimersByTimeAsync(10_000);
  pulse.setRunning(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pending.get('a')?.signal.aborted).toBe(true);
  expect(readings.get('a')).toEqual({ answer: answered, isAsking: false });
  expect(asked).toHaveLength(2);
  pulse.setRunning(true);
  expect(asked).toHaveLength(3);
  await answer('a');
  expect(readings.get('a')?.isAsking).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockAnswer } from '../../shared/rpc/ask-latest-block.ts';
import { createPulse, type PulseReading } from './chain-pulse.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answered: BlockAnswer = { kind: 'answered', block: 1n, reply: '', roundTripMs: 5 };

/** A pulse whose responses the test controls. */
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

it('sends nothing until it runs', () => {
  const { pulse, asked } = setUp();
  pulse.watch('a');
  expect(asked).toEqual([]);
  pulse.setRunning(true);
  expect(asked).toEqual(['a']);
});

it('requests two chains at a time, each every ten seconds', async () => {
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

it('skips chains out of view and requests overdue ones immediately when they return', async () => {
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

it('aborts requests on stop, keeps the last answers, and resumes', async () => {
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

import { expect, it } from 'vitest';
import { historyLength, initialLiveBlock, liveBlockReducer, type LiveBlock } from './live-block-reducer.ts';

const answered = (block: bigint, roundTripMs: number) => ({
  type: 'answer' as const,
  chain: 'base',
  answer: { kind: 'answered' as const, block, reply: '{}', roundTripMs },
});
const after = (...actions: Parameters<typeof liveBlockReducer>[1][]): LiveBlock =>
  actions.reduce(liveBlockReducer, initialLiveBlock('base'));

it('keeps the last block on screen while the next is awaited', () => {
  expect(after(answered(7n, 12), { type: 'ask', chain: 'base' })).toMatchObject({ phase: 'asking', block: 7n, roundTripMs: 12 });
});

it('shows no block that a chain out of reach once had', () => {
  const state = after(answered(7n, 12), { type: 'answer', chain: 'base', answer: { kind: 'unreachable' } });
  expect(state).toMatchObject({ phase: 'unreachable', block: undefined, reply: undefined });
});

it('keeps as much history as is drawn', () => {
  const state = after(...Array.from({ length: historyLength + 5 }, (_, index) => answered(BigInt(index), index)));
  expect(state.history).toHaveLength(historyLength);
  expect(state.history.at(-1)).toBe(historyLength + 4);
});

it('starts afresh with another chain', () => {
  const state = liveBlockReducer(after(answered(7n, 12)), { type: 'ask', chain: 'bsc' });
  expect(state).toMatchObject({ chain: 'bsc', block: undefined, history: [], phase: 'asking' });
});

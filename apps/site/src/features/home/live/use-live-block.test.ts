import { expect, it } from 'vitest';
import { historyLength, initialLiveBlock, liveBlockReducer, type LiveBlock } from './use-live-block.ts';

const answered = (block: bigint, roundTripMs: number) => ({
  type: 'answer' as const,
  chain: 'base',
  answer: { kind: 'answered' as const, block, reply: '{}', roundTripMs },
});
const after = (...actions: Parameters<typeof liveBlockReducer>[1][]): LiveBlock =>
  actions.reduce(liveBlockReducer, initialLiveBlock('base'));

it('keeps the last block while the next request is pending', () => {
  expect(after(answered(7n, 12), { type: 'ask', chain: 'base' })).toMatchObject({ phase: 'asking', block: 7n, roundTripMs: 12 });
});

it('drops the block of an unreachable chain', () => {
  const state = after(answered(7n, 12), { type: 'answer', chain: 'base', answer: { kind: 'unreachable' } });
  expect(state).toMatchObject({ phase: 'unreachable', failure: 'unreachable', block: undefined, reply: undefined });
});

it('keeps the failure until the next answer', () => {
  const failed = { type: 'answer', chain: 'base', answer: { kind: 'limited' } } as const;
  const retried = after(failed, { type: 'restart', chain: 'base' }, { type: 'ask', chain: 'base' });
  expect(retried).toMatchObject({ phase: 'asking', failure: 'limited' });
  expect(liveBlockReducer(retried, answered(8n, 5))).toMatchObject({ phase: 'answered', failure: undefined, block: 8n });
});

it('limits the history', () => {
  const state = after(...Array.from({ length: historyLength + 5 }, (_, index) => answered(BigInt(index), index)));
  expect(state.history).toHaveLength(historyLength);
  expect(state.history.at(-1)).toBe(historyLength + 4);
});

it('resets for another chain', () => {
  const state = liveBlockReducer(after(answered(7n, 12)), { type: 'ask', chain: 'bsc' });
  expect(state).toMatchObject({ chain: 'bsc', block: undefined, history: [], phase: 'asking' });
});

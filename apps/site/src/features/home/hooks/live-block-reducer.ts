import type { BlockAnswer } from '../../../shared/rpc/ask-latest-block.ts';

/** Round trips kept for the history. */
export const historyLength = 32;

export interface LiveBlock {
  chain: string;
  phase: 'waiting' | 'asking' | BlockAnswer['kind'];
  /** The last answer, kept while the next one is awaited. */
  block: bigint | undefined;
  reply: string | undefined;
  /** Of the error that was the last answer. */
  code: string | undefined;
  roundTripMs: number | undefined;
  /** Round trips in milliseconds, oldest first. */
  history: readonly number[];
  /** How often the chain was asked. */
  round: number;
}

export type LiveBlockAction =
  { type: 'ask'; chain: string } | { type: 'answer'; chain: string; answer: BlockAnswer } | { type: 'restart'; chain: string };

export function initialLiveBlock(chain: string): LiveBlock {
  return { chain, phase: 'waiting', block: undefined, reply: undefined, code: undefined, roundTripMs: undefined, history: [], round: 0 };
}

/** An action for another chain than the one at hand starts afresh with it. */
export function liveBlockReducer(before: LiveBlock, action: LiveBlockAction): LiveBlock {
  const state = before.chain === action.chain ? before : initialLiveBlock(action.chain);
  if (action.type === 'restart')
    return { ...initialLiveBlock(action.chain), block: state.block, reply: state.reply, history: state.history };
  if (action.type === 'ask') return { ...state, phase: 'asking' };
  const { answer } = action;
  const next = { ...state, phase: answer.kind, round: state.round + 1 };
  if (answer.kind === 'answered') {
    const { block, reply, roundTripMs } = answer;
    return { ...next, block, reply, code: undefined, roundTripMs, history: [...state.history, roundTripMs].slice(-historyLength) };
  }
  const code = answer.kind === 'unreachable' ? undefined : answer.code;
  return { ...next, block: undefined, roundTripMs: undefined, reply: undefined, code };
}

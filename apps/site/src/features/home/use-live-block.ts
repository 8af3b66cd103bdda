import { endpointUrl } from '@onepoint/site-config';
import { useCallback, useEffect, useReducer } from 'react';
import { askLatestBlock, type BlockAnswer } from '../../shared/rpc/ask-latest-block.ts';
import { whenIdle } from '../../shared/defer-work.ts';

/** Number of latencies in the history. */
export const historyLength = 32;

export interface LiveBlock {
  chain: string;
  phase: 'waiting' | 'asking' | BlockAnswer['kind'];
  /** Of the last answer, kept while the next request is pending. */
  block: bigint | undefined;
  reply: string | undefined;
  /** Error code of the last answer. */
  code: string | undefined;
  roundTripMs: number | undefined;
  /** Latencies in milliseconds, oldest first. */
  history: readonly number[];
  /** Number of requests so far. */
  round: number;
}

type LiveBlockAction =
  { type: 'ask'; chain: string } | { type: 'answer'; chain: string; answer: BlockAnswer } | { type: 'restart'; chain: string };

export function initialLiveBlock(chain: string): LiveBlock {
  return { chain, phase: 'waiting', block: undefined, reply: undefined, code: undefined, roundTripMs: undefined, history: [], round: 0 };
}

/** An action for another chain resets the state. */
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

/** Pause between an answer and the next request. */
const pauseMs = 4000;
/** Maximum of automatic requests, to stop polling in a forgotten tab. */
const questionsMax = 60;

/**
 * Polls the public endpoint of a chain for its latest block while `active`. The first request waits until the browser is idle. After an
 * error, polling stops until the reader calls `ask`.
 */
export function useLiveBlock(chain: string, active: boolean): LiveBlock & { ask: () => void } {
  const [state, dispatch] = useReducer(liveBlockReducer, chain, initialLiveBlock);
  const current = state.chain === chain ? state : initialLiveBlock(chain);
  const { round, phase } = current;
  const mayAsk = active && (phase === 'waiting' || phase === 'asking' || (phase === 'answered' && round < questionsMax));

  useEffect(() => {
    if (!mayAsk) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      dispatch({ type: 'ask', chain });
      const url = endpointUrl({ origin: location.origin, chain, key: 'public' });
      dispatch({ type: 'answer', chain, answer: await askLatestBlock(url, controller.signal) });
    };
    let cancelIdle = (): void => undefined;
    const timer = setTimeout(
      () => {
        cancelIdle = whenIdle(() => void ask().catch(() => undefined));
      },
      round === 0 ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      cancelIdle();
      controller.abort();
    };
  }, [mayAsk, chain, round]);

  return { ...current, ask: useCallback(() => dispatch({ type: 'restart', chain }), [chain]) };
}

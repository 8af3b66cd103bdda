import { endpointUrl } from '@onepoint/site-config';
import { useCallback, useEffect, useReducer } from 'react';
import { askLatestBlock, type BlockAnswer, type BlockFailure } from '../../../shared/rpc/ask-latest-block.ts';
import { whenIdle } from '../../../shared/defer-work.ts';

export const historyLength = 32;

export interface LiveBlock {
  chain: string;
  phase: 'waiting' | 'asking' | BlockAnswer['kind'];
  /** Of the last answer, kept while the next request is pending. */
  block: bigint | undefined;
  reply: string | undefined;
  /** Why the last request failed, kept while the next one is pending. */
  failure: BlockFailure | undefined;
  roundTripMs: number | undefined;
  /** Latencies in milliseconds, oldest first. */
  history: readonly number[];
  /** Number of requests so far. */
  round: number;
}

type LiveBlockAction =
  | { type: 'ask'; chain: string }
  | { type: 'answer'; chain: string; answer: BlockAnswer }
  | { type: 'restart'; chain: string };

export function initialLiveBlock(chain: string): LiveBlock {
  return {
    chain,
    phase: 'waiting',
    block: undefined,
    reply: undefined,
    failure: undefined,
    roundTripMs: undefined,
    history: [],
    round: 0,
  };
}

/** An action for another chain resets the state. */
export function liveBlockReducer(before: LiveBlock, action: LiveBlockAction): LiveBlock {
  const state = before.chain === action.chain ? before : initialLiveBlock(action.chain);
  if (action.type === 'restart') return { ...state, phase: 'waiting', roundTripMs: undefined, round: 0 };
  if (action.type === 'ask') return { ...state, phase: 'asking' };
  const { answer } = action;
  const next = { ...state, phase: answer.kind, round: state.round + 1 };
  if (answer.kind === 'answered') {
    const { block, reply, roundTripMs } = answer;
    return { ...next, block, reply, failure: undefined, roundTripMs, history: [...state.history, roundTripMs].slice(-historyLength) };
  }
  return { ...next, block: undefined, roundTripMs: undefined, reply: undefined, failure: answer.kind };
}

/** Pause between an answer and the next request. */
const pauseMs = 4000;
/** Maximum of automatic requests, to stop polling in a forgotten tab. */
const questionsMax = 60;

/**
 * Polls the public endpoint of a chain for its latest block while `active`. The first request waits until the browser is idle. After an
 * error, polling stops until the reader calls `ask` or the device is online again.
 */
export function useLiveBlock(chain: string, active: boolean): LiveBlock & { ask: () => void } {
  const [state, dispatch] = useReducer(liveBlockReducer, chain, initialLiveBlock);
  const current = state.chain === chain ? state : initialLiveBlock(chain);
  const { round, phase } = current;
  const mayAsk = active && (phase === 'waiting' || phase === 'asking' || (phase === 'answered' && round < questionsMax));
  const ask = useCallback(() => dispatch({ type: 'restart', chain }), [chain]);

  useEffect(() => {
    if (!mayAsk) return undefined;
    const controller = new AbortController();
    const send = async (): Promise<void> => {
      dispatch({ type: 'ask', chain });
      const url = endpointUrl({ origin: location.origin, chain, key: 'public' });
      dispatch({ type: 'answer', chain, answer: await askLatestBlock(url, controller.signal) });
    };
    let cancelIdle = (): void => undefined;
    const timer = setTimeout(
      () => {
        cancelIdle = whenIdle(() => void send().catch(() => undefined));
      },
      round === 0 ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      cancelIdle();
      controller.abort();
    };
  }, [mayAsk, chain, round]);

  useEffect(() => {
    if (phase !== 'offline') return undefined;
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [phase, ask]);

  return { ...current, ask };
}

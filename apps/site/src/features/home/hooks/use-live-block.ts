import { endpointUrl } from '@onepoint/site-config';
import { useCallback, useEffect, useReducer } from 'react';
import { askLatestBlock } from '../../../shared/rpc/ask-latest-block.ts';
import { whenIdle } from '../../../shared/when-idle.ts';
import { initialLiveBlock, liveBlockReducer, type LiveBlock } from './live-block-reducer.ts';

/** Pause between an answer and the next question. */
const pauseMs = 4000;
/** Questions asked without being told to: a forgotten tab does not ask forever. */
const questionsMax = 60;

/**
 * Asks the public endpoint of a chain for its latest block, again and again while `active`. The first question waits until the
 * browser is idle; a chain that does not answer is asked again only when the reader says so.
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

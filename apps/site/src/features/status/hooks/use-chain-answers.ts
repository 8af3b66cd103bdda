import { endpointUrl } from '@onepoint/site-config';
import { useEffect, useState } from 'react';
import { askChains, type ChainAnswer } from './ask-chains.ts';

export interface ChainAnswers {
  answers: ReadonlyMap<string, ChainAnswer>;
  isAsking: boolean;
  ask: () => void;
}

/** What each chain answers to the reader's browser, asked when the reader wants it. */
export function useChainAnswers(): ChainAnswers {
  const [answers, setAnswers] = useState<ReadonlyMap<string, ChainAnswer>>(new Map());
  const [round, setRound] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (round === 0) return undefined;
    const left = new AbortController();
    const urlOf = (slug: string): string => endpointUrl({ origin: location.origin, chain: slug, key: 'public' });
    askChains(urlOf, (slug, answer) => setAnswers((before) => new Map(before).set(slug, answer)), left.signal).then(
      () => setIsAsking(false),
      // Only that the reader has left.
      () => undefined,
    );
    return () => left.abort();
  }, [round]);
  return {
    answers,
    isAsking,
    ask: () => {
      setAnswers(new Map());
      setIsAsking(true);
      setRound((before) => before + 1);
    },
  };
}

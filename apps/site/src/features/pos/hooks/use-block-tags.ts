import { endpointUrl } from '@onepoint/site-config';
import { useEffect, useRef, useState } from 'react';
import { askBlockTags, type BlockTagsAnswer } from '../data/ask-block-tags.ts';

export interface UseBlockTagsReturnType {
  /** Of the chain asked last; undefined before the first question and while one is asked. */
  answer: BlockTagsAnswer | undefined;
  /** When the answer came, seconds since 1970: what ages are counted to. */
  answeredAt: number;
  asking: boolean;
  ask: (chain: string) => void;
}

/** Asks the public endpoint of a chain for its tagged blocks, when told to. A later question calls off an earlier one. */
export function useBlockTags(): UseBlockTagsReturnType {
  const [state, setState] = useState<{ asking: boolean; answer?: BlockTagsAnswer; answeredAt: number }>({ asking: false, answeredAt: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = (chain: string): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ asking: true, answeredAt: 0 });
    const url = endpointUrl({ origin: location.origin, chain, key: 'public' });
    askBlockTags(url, controller.signal).then(
      (answer) => setState({ asking: false, answer, answeredAt: Math.floor(Date.now() / 1000) }),
      () => undefined,
    );
  };
  return { answer: state.answer, answeredAt: state.answeredAt, asking: state.asking, ask };
}

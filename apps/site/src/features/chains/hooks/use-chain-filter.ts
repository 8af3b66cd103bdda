import { useEffect, useState } from 'react';
import { formatChainFilter, parseChainFilter, type ChainFilter, type ChainKind } from '../data/chain-filter.ts';

/** The filter of the list, which lives in the address: a link to it, and going back to it, show the same list. */
export function useChainFilter(kindDefault: ChainKind): [ChainFilter, (change: Partial<ChainFilter>) => void] {
  const [filter, setFilter] = useState<ChainFilter>({ text: '', kind: kindDefault });
  useEffect(() => {
    // The document is the same for every query: what the address says is known from here on.
    const read = (): void => {
      const said = parseChainFilter(location.search, kindDefault);
      setFilter((before) => (before.text === said.text && before.kind === said.kind ? before : said));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [kindDefault]);
  return [
    filter,
    (change) => {
      const next = { ...filter, ...change };
      setFilter(next);
      history.replaceState(history.state, '', location.pathname + formatChainFilter(location.search, next, kindDefault) + location.hash);
    },
  ];
}

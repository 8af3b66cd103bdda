import type { ServiceChain } from '@onepoint/chains';
import { useEffect, useState } from 'react';

export const chainKinds = ['all', 'mainnet', 'testnet'] as const;

export type ChainKind = (typeof chainKinds)[number];

export interface ChainFilter {
  text: string;
  kind: ChainKind;
}

/** Parses the filter of a query; `kindDefault` if it has no known type. */
export function parseChainFilter(search: string, kindDefault: ChainKind): ChainFilter {
  const parameters = new URLSearchParams(search);
  const kind = chainKinds.find((candidate) => candidate === parameters.get('type')) ?? kindDefault;
  return { text: parameters.get('search') ?? '', kind };
}

/** Puts a filter into a query. Defaults are left out. */
export function formatChainFilter(search: string, { text, kind }: ChainFilter, kindDefault: ChainKind): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('search');
  parameters.delete('type');
  if (text !== '') parameters.set('search', text);
  if (kind !== kindDefault) parameters.set('type', kind);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** Whether a chain matches: by a part of its name, slug or chain ID, or by its chain ID in hexadecimal. */
export function matchesChainFilter({ slug, name, chainId, testnet }: ServiceChain, { text, kind }: ChainFilter): boolean {
  const wanted = text.trim().toLowerCase();
  if (kind !== 'all' && testnet !== (kind === 'testnet')) return false;
  return [slug, name.toLowerCase(), String(chainId)].some((word) => word.includes(wanted)) || wanted === `0x${chainId.toString(16)}`;
}

/** The filter of the list. It lives in the URL, so that links and history restore it. */
export function useChainFilter(kindDefault: ChainKind): [ChainFilter, (change: Partial<ChainFilter>) => void] {
  const [filter, setFilter] = useState<ChainFilter>({ text: '', kind: kindDefault });
  useEffect(() => {
    // The document is the same for every query, so the query is read after hydration.
    const read = (): void => {
      const parsed = parseChainFilter(location.search, kindDefault);
      setFilter((before) => (before.text === parsed.text && before.kind === parsed.kind ? before : parsed));
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

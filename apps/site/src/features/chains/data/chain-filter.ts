import type { ServiceChain } from '@onepoint/chains';

export const chainKinds = ['all', 'mainnet', 'testnet'] as const;

export type ChainKind = (typeof chainKinds)[number];

/** What the reader looks for among the chains. */
export interface ChainFilter {
  text: string;
  kind: ChainKind;
}

/** The filter in an address; `kindDefault` where it says nothing that is known. */
export function parseChainFilter(search: string, kindDefault: ChainKind): ChainFilter {
  const parameters = new URLSearchParams(search);
  const kind = chainKinds.find((candidate) => candidate === parameters.get('type')) ?? kindDefault;
  return { text: parameters.get('search') ?? '', kind };
}

/** The address's query with a filter in place of its own. What is the default is left out. */
export function formatChainFilter(search: string, { text, kind }: ChainFilter, kindDefault: ChainKind): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('search');
  parameters.delete('type');
  if (text !== '') parameters.set('search', text);
  if (kind !== kindDefault) parameters.set('type', kind);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** Whether a chain is looked for: by a part of its name, slug or chain id, or by its chain id in hexadecimal. */
export function matchesChainFilter({ slug, name, chainId, testnet }: ServiceChain, { text, kind }: ChainFilter): boolean {
  const wanted = text.trim().toLowerCase();
  if (kind !== 'all' && testnet !== (kind === 'testnet')) return false;
  return [slug, name.toLowerCase(), String(chainId)].some((word) => word.includes(wanted)) || wanted === `0x${chainId.toString(16)}`;
}

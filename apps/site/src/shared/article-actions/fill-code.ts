import { findServiceChain, type ServiceChain } from '@onepoint/chains';
import { docsConfig } from '@onepoint/site-config';

export interface FillCodeParameters {
  article: HTMLElement;
  /** The key that the reader keeps on this device; null shows the placeholder. */
  apiKey: string | null;
  /** Slug of the chain that the reader has chosen; null leaves those of the samples. */
  chain: string | null;
  signal: AbortSignal;
}

/** Samples, and addresses that stand in a table. A placeholder in a sentence stays: it speaks of the placeholder. */
const filledCode = '.code-frame code, td code';

/** The one chain whose endpoint a sample names; undefined for none, and for a sample about several. */
function chainOf(code: string): ServiceChain | undefined {
  const slugs = new Set([...code.matchAll(/\/rpc\/([a-z][\w-]*)/g)].map(([, slug = '']) => slug));
  return slugs.size === 1 ? findServiceChain([...slugs].join('')) : undefined;
}

/** Name of a chain in `viem/chains`. */
const viemNameOf = ({ slug }: ServiceChain): string => (slug === 'ethereum' ? 'mainnet' : slug);

/** What names one chain in a sample, and what names the other: endpoint, chain id, and viem's own name. */
function chainWords(code: string, to: ServiceChain | undefined): readonly (readonly [RegExp, string])[] {
  const from = chainOf(code);
  if (from === undefined || to === undefined || from.slug === to.slug) return [];
  return [
    [new RegExp(`/rpc/${from.slug}\\b`, 'g'), `/rpc/${to.slug}`],
    [new RegExp(`\\b${String(from.chainId)}\\b`, 'g'), String(to.chainId)],
    ...(code.includes('viem/chains') ? [[new RegExp(`(?<!/)\\b${viemNameOf(from)}\\b`, 'g'), viemNameOf(to)] as const] : []),
  ];
}

/** Puts the reader's own key and chain into the code of an article; what stood there comes back when the signal aborts. */
export function fillCode({ article, apiKey, chain, signal }: FillCodeParameters): void {
  const to = chain === null ? undefined : findServiceChain(chain);
  for (const code of article.querySelectorAll(filledCode)) {
    const words = chainWords(code.textContent, to);
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const named = words.reduce((filled, [word, replacement]) => filled.replace(word, replacement), text);
      const filled = apiKey === null ? named : named.replaceAll(docsConfig.token, apiKey);
      if (filled === text) continue;
      const changed = node;
      changed.nodeValue = filled;
      signal.addEventListener('abort', () => {
        changed.nodeValue = text;
      });
    }
  }
}

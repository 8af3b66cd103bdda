/** A chain of the sandbox. The gateway's registry (`@onepoint/chains`) knows the same slugs and ids. */
export interface EmbeddedChain {
  slug: string;
  chainId: number;
}

/** The chains that the embedded stack runs itself, as local EVM chains with the ids of the real ones. */
export const embeddedChains: readonly EmbeddedChain[] = [
  { slug: 'ethereum', chainId: 1 },
  { slug: 'polygon', chainId: 137 },
  { slug: 'bsc', chainId: 56 },
  { slug: 'base', chainId: 8453 },
];

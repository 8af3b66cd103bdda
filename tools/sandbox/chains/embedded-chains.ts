/** A chain of the sandbox. The gateway's registry (`@onepoint/chains`) has the same slugs and ids. */
interface EmbeddedChain {
  slug: string;
  chainId: number;
}

/** The local EVM chains of the embedded stack, with the ids of the real ones. */
export const embeddedChains: readonly EmbeddedChain[] = [
  { slug: 'ethereum', chainId: 1 },
  { slug: 'polygon', chainId: 137 },
  { slug: 'bsc', chainId: 56 },
  { slug: 'base', chainId: 8453 },
];

/**
 * The first account that every embedded chain funds at genesis. Its key comes from the mnemonic that all
 * Ethereum development nodes share ("test test test … junk"), so it is public and worthless anywhere else.
 */
export const testAccount = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
} as const;

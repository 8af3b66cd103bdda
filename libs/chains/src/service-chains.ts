/** A chain with RPC endpoints. Chains that wallets can switch to are in `@onepoint/wallet`. */
export interface ServiceChain {
  /** Part of endpoint URLs, `/rpc/{slug}/{key}`. Never change a published slug. */
  readonly slug: string;
  readonly chainId: number;
  readonly name: string;
  readonly currency: ChainCurrency;
  readonly testnet: boolean;
  /** Usual time between two blocks. Polling intervals are derived from it. */
  readonly blockTimeMs: number;
  /** Origin of the block explorer, without a trailing slash. */
  readonly explorerUrl: string;
}

interface ChainCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: 18;
}

const ether: ChainCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };

/** All supported chains in display order. `SERVICE_CHAINS` configures which ones an installation serves. */
export const serviceChains = [
  {
    slug: 'ethereum',
    chainId: 1,
    name: 'Ethereum',
    currency: ether,
    testnet: false,
    blockTimeMs: 12_000,
    explorerUrl: 'https://etherscan.io',
  },
  {
    slug: 'sepolia',
    chainId: 11_155_111,
    name: 'Sepolia',
    currency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
    blockTimeMs: 12_000,
    explorerUrl: 'https://sepolia.etherscan.io',
  },
  {
    slug: 'polygon',
    chainId: 137,
    name: 'Polygon',
    currency: { name: 'POL', symbol: 'POL', decimals: 18 },
    testnet: false,
    blockTimeMs: 2_000,
    explorerUrl: 'https://polygonscan.com',
  },
  {
    slug: 'bsc',
    chainId: 56,
    name: 'BNB Smart Chain',
    currency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    testnet: false,
    blockTimeMs: 750,
    explorerUrl: 'https://bscscan.com',
  },
  {
    slug: 'base',
    chainId: 8453,
    name: 'Base',
    currency: ether,
    testnet: false,
    blockTimeMs: 2_000,
    explorerUrl: 'https://basescan.org',
  },
  {
    slug: 'optimism',
    chainId: 10,
    name: 'OP Mainnet',
    currency: ether,
    testnet: false,
    blockTimeMs: 2_000,
    explorerUrl: 'https://optimistic.etherscan.io',
  },
  {
    slug: 'arbitrum',
    chainId: 42_161,
    name: 'Arbitrum One',
    currency: ether,
    testnet: false,
    blockTimeMs: 250,
    explorerUrl: 'https://arbiscan.io',
  },
] as const satisfies readonly ServiceChain[];

export type ServiceChainSlug = (typeof serviceChains)[number]['slug'];

const chainsBySlug: ReadonlyMap<string, ServiceChain> = new Map(serviceChains.map((chain) => [chain.slug, chain]));

/** Finds a chain by its slug (case-sensitive). */
export function findServiceChain(slug: string): ServiceChain | undefined {
  return chainsBySlug.get(slug);
}

/** @throws {UnknownChainError} if the registry has no chain with this slug */
export function getServiceChain(slug: string): ServiceChain {
  const chain = findServiceChain(slug);
  if (chain === undefined) throw new UnknownChainError(slug);
  return chain;
}

export class UnknownChainError extends Error {
  override readonly name = 'UnknownChainError';
  readonly code = 'CHAIN_UNKNOWN';
  readonly slug: string;

  constructor(slug: string) {
    super('There is no such chain.');
    this.slug = slug;
  }
}

/** The allowed lag is 30 s of blocks, but at least three, because blocks take time to propagate. */
const lagMsMax = 30_000;
const lagBlocksMin = 3;

/**
 * Number of blocks a node can be behind the latest known block before it counts as lagging.
 *
 * @param blockTimeMs usual time between two blocks
 */
export function lagBlocksMax(blockTimeMs: number): number {
  return Math.max(lagBlocksMin, Math.floor(lagMsMax / blockTimeMs));
}

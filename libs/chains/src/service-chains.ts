import type { ChainCurrency, ServiceChain } from './service-chain.ts';

const ether: ChainCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };

/** Every chain that can be served, in the order in which lists show them. Which ones an installation serves is its configuration. */
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

/** Slug of a chain in the registry. */
export type ServiceChainSlug = (typeof serviceChains)[number]['slug'];

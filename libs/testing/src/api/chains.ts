import { type Chain, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import type { FakeApiState } from './fake-api-state.ts';
import { mockCall } from './mock-call.ts';

const currencies = {
  ETH: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  POL: { name: 'POL', symbol: 'POL', decimals: 18 },
  BNB: { name: 'BNB', symbol: 'BNB', decimals: 18 },
} as const;

const chain = (slug: string, chainId: number, name: string, symbol: keyof typeof currencies, explorerUrl: string): Chain => ({
  slug,
  chainId,
  name,
  currency: currencies[symbol],
  testnet: false,
  explorerUrl,
  httpUrl: `https://rpc.example.com/rpc/${slug}`,
  wsUrl: `wss://rpc.example.com/rpc/${slug}`,
});

/** Chains of the fake API. */
export const chainsFixture: readonly Chain[] = [
  chain('ethereum', 1, 'Ethereum', 'ETH', 'https://etherscan.io'),
  chain('polygon', 137, 'Polygon', 'POL', 'https://polygonscan.com'),
  chain('bsc', 56, 'BNB Smart Chain', 'BNB', 'https://bscscan.com'),
  chain('base', 8453, 'Base', 'ETH', 'https://basescan.org'),
];

export const chainHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listChains, () => state.chains),
];

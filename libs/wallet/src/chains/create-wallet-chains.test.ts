import { expect, it } from 'vitest';
import { createWalletChains } from './create-wallet-chains.ts';

const chains = createWalletChains({ gatewayUrl: 'https://rpc.example.com/rpc' });

it.each([
  [1, 'ethereum'],
  [11_155_111, 'sepolia'],
  [137, 'polygon'],
  [10, 'optimism'],
  [42_161, 'arbitrum'],
  [8453, 'base'],
])('chain %i is reached through the public endpoint of %s', (id, slug) => {
  expect(chains.find((chain) => chain.id === id)?.rpcUrls.default.http).toEqual([`https://rpc.example.com/rpc/${slug}/public`]);
});

it('keeps what viem knows about a layer-2 chain', () => {
  expect(chains.find((chain) => chain.id === 8453)?.serializers).toBeDefined();
});

it("reads a chain from an address of one's own where one is given", () => {
  const own = createWalletChains({ gatewayUrl: 'https://rpc.test', rpcUrls: { 1: 'http://127.0.0.1:8545' } });
  expect(own.find((chain) => chain.id === 1)?.rpcUrls.default.http).toEqual(['http://127.0.0.1:8545']);
  expect(own.find((chain) => chain.id === 137)?.rpcUrls.default.http).toEqual(['https://rpc.test/polygon/public']);
});

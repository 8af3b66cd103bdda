import { serviceChains } from '@onepoint/chains';
import { base, optimism } from 'viem/chains';
import { expect, it } from 'vitest';
import { createWalletChains, walletChains } from './wallet-chains.ts';

it('lists the six chains of the specification', () => {
  expect(walletChains.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Ethereum'],
    [11_155_111, 'Sepolia'],
    [137, 'Polygon'],
    [10, 'OP Mainnet'],
    [42_161, 'Arbitrum One'],
    [8453, 'Base'],
  ]);
});

it('uses POL as the currency of Polygon and marks only Sepolia as a testnet', () => {
  expect(walletChains.find((chain) => chain.id === 137)?.nativeCurrency.symbol).toBe('POL');
  expect(walletChains.filter((chain) => 'testnet' in chain && chain.testnet).map((chain) => chain.id)).toEqual([11_155_111]);
});

it.each(walletChains)('$name matches the service chain with the same id', (chain) => {
  const service = serviceChains.find((candidate) => candidate.chainId === chain.id);
  expect(service).toMatchObject({ name: chain.name, explorerUrl: chain.blockExplorers.default.url });
  expect(service?.currency).toMatchObject({ symbol: chain.nativeCurrency.symbol, decimals: chain.nativeCurrency.decimals });
});

it.each([optimism, base])("viem's block time of $name is 2,000 ms", (chain) => {
  expect(chain.blockTime).toBe(2_000);
});

it.each(['from', 'to'])('viem rejects a layer-2 deposit with an invalid %s with the error that becomes WALLET_ADDRESS_INVALID', (side) => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const deposit = { type: 'deposit', sourceHash: '0x01', from: address, to: address, [side]: '0x12' } as const;
  const serialize = (): unknown => base.serializers.transaction(deposit);
  expect(serialize).toThrow(expect.objectContaining({ name: 'InvalidAddressError' }));
});

const chains = createWalletChains({ gatewayUrl: 'https://rpc.example.com/rpc' });

it.each([
  [1, 'ethereum'],
  [11_155_111, 'sepolia'],
  [137, 'polygon'],
  [10, 'optimism'],
  [42_161, 'arbitrum'],
  [8453, 'base'],
])('chain %i uses the public gateway endpoint of %s', (id, slug) => {
  expect(chains.find((chain) => chain.id === id)?.rpcUrls.default.http).toEqual([`https://rpc.example.com/rpc/${slug}/public`]);
});

it('keeps the serializers of a layer-2 chain', () => {
  expect(chains.find((chain) => chain.id === 8453)?.serializers).toBeDefined();
});

it('uses the given RPC URL instead of the gateway', () => {
  const own = createWalletChains({ gatewayUrl: 'https://rpc.test', rpcUrls: { 1: 'http://127.0.0.1:8545' } });
  expect(own.find((chain) => chain.id === 1)?.rpcUrls.default.http).toEqual(['http://127.0.0.1:8545']);
  expect(own.find((chain) => chain.id === 137)?.rpcUrls.default.http).toEqual(['https://rpc.test/polygon/public']);
});

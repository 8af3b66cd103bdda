import { serviceChains } from '@onepoint/chains';
import { base, optimism } from 'viem/chains';
import { expect, it } from 'vitest';
import { isWalletChainId, walletChains } from './wallet-chains.ts';

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

it('calls the currency of Polygon POL and marks Sepolia alone as a test network', () => {
  expect(walletChains.find((chain) => chain.id === 137)?.nativeCurrency.symbol).toBe('POL');
  expect(walletChains.filter((chain) => 'testnet' in chain && chain.testnet).map((chain) => chain.id)).toEqual([11_155_111]);
});

it.each(walletChains)('$name agrees with the chain that the gateway serves under the same id', (chain) => {
  const service = serviceChains.find((candidate) => candidate.chainId === chain.id);
  expect(service).toMatchObject({ name: chain.name, explorerUrl: chain.blockExplorers.default.url });
  expect(service?.currency).toMatchObject({ symbol: chain.nativeCurrency.symbol, decimals: chain.nativeCurrency.decimals });
});

it('knows no chain that it does not list', () => {
  expect(isWalletChainId(8453)).toBe(true);
  expect(isWalletChainId(56)).toBe(false);
});

it.each([optimism, base])("viem's: blocks of $name come every 2,000 ms", (chain) => {
  expect(chain.blockTime).toBe(2_000);
});

it.each(['from', 'to'])(
  "viem's: a deposit to a layer-2 chain with an invalid %s is refused, by the error that is WALLET_ADDRESS_INVALID",
  (side) => {
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const deposit = { type: 'deposit', sourceHash: '0x01', from: address, to: address, [side]: '0x12' } as const;
    const serialize = (): unknown => base.serializers.transaction(deposit);
    expect(serialize).toThrow(expect.objectContaining({ name: 'InvalidAddressError' }));
  },
);

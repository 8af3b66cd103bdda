import { expect, it } from 'vitest';
import { getConnection } from 'wagmi/actions';
import type { FakeWalletOptions } from '../fake/fake-wallet-options.ts';
import { findWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';
import { switchWalletChain } from './switch-wallet-chain.ts';

const connected = async (options: FakeWalletOptions) => {
  const { config, fakes } = startWallets([{ name: 'A', ...options }]);
  await connectWallet(config, await findWallet(config, 'A'));
  const added = (): unknown => fakes[0]?.requests.find((request) => request.method === 'wallet_addEthereumChain')?.params;
  return { config, fake: fakes[0], added };
};

it('switches to a chain the wallet knows without adding it', async () => {
  const { config, added } = await connected({ knownChainIds: [1, 137] });
  await switchWalletChain(config, 137);
  expect(getConnection(config).chainId).toBe(137);
  expect(added()).toBeUndefined();
});

it.each(['code', 'nested-code', 'message'] as const)('adds a chain that the wallet does not know (said by %s)', async (answer) => {
  const { config, added } = await connected({ behavior: { unknownChainAnswer: answer } });
  await switchWalletChain(config, 8453);
  expect(getConnection(config).chainId).toBe(8453);
  expect(added()).toEqual([
    {
      chainId: '0x2105',
      chainName: 'Base',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://rpc.example.com/rpc/base/public'],
      blockExplorerUrls: ['https://basescan.org'],
    },
  ]);
});

it('says so when the chain was added but the wallet stayed', async () => {
  const { config } = await connected({ behavior: { switchesAfterAdding: false } });
  await expect(switchWalletChain(config, 8453)).rejects.toMatchObject({ code: 'WALLET_SWITCH_REJECTED_AFTER_ADD' });
  expect(getConnection(config).chainId).toBe(1);
});

it('does not add a chain when the person refused to switch', async () => {
  const { config, added } = await connected({ behavior: { rejects: ['wallet_switchEthereumChain'] } });
  await expect(switchWalletChain(config, 8453)).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
  expect(added()).toBeUndefined();
});

it('passes on that the person refused to add the chain', async () => {
  const { config } = await connected({ behavior: { rejects: ['wallet_addEthereumChain'] } });
  await expect(switchWalletChain(config, 8453)).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
});

it('refuses a chain that is not configured, without asking the wallet', async () => {
  const { config, fake } = await connected({});
  await expect(switchWalletChain(config, 56)).rejects.toMatchObject({ code: 'WALLET_CHAIN_NOT_CONFIGURED' });
  expect(fake?.requests.some((request) => request.method === 'wallet_switchEthereumChain')).toBe(false);
});

it('needs a connection', async () => {
  const { config } = startWallets([]);
  await expect(switchWalletChain(config, 1)).rejects.toMatchObject({ code: 'WALLET_NOT_CONNECTED' });
});

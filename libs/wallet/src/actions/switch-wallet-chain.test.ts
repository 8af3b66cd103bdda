import type { EIP1193Provider } from 'viem';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getConnection } from 'wagmi/actions';
import type { FakeWalletOptions } from '@onepoint/fake-wallets';
import { findWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';
import { switchWalletChain, waitForChain } from './switch-wallet-chain.ts';

const connected = async (options: FakeWalletOptions) => {
  const { config, fakes } = startWallets([{ name: 'A', ...options }]);
  await connectWallet(config, await findWallet(config, 'A'));
  const added = (): unknown => fakes[0]?.requests.find((request) => request.method === 'wallet_addEthereumChain')?.params;
  return { config, fake: fakes[0], added };
};

it('switches to a known chain without adding it', async () => {
  const { config, added } = await connected({ knownChainIds: [1, 137] });
  await switchWalletChain(config, 137);
  expect(getConnection(config).chainId).toBe(137);
  expect(added()).toBeUndefined();
});

it.each(['code', 'nested-code', 'message'] as const)('adds a chain unknown to the wallet (reported by %s)', async (answer) => {
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

it('throws WALLET_SWITCH_REJECTED_AFTER_ADD if the wallet adds the chain but does not switch', async () => {
  const { config } = await connected({ behavior: { switchesAfterAdding: false } });
  await expect(switchWalletChain(config, 8453)).rejects.toMatchObject({ code: 'WALLET_SWITCH_REJECTED_AFTER_ADD' });
  expect(getConnection(config).chainId).toBe(1);
});

it('does not add a chain if the user rejects the switch', async () => {
  const { config, added } = await connected({ behavior: { rejects: ['wallet_switchEthereumChain'] } });
  await expect(switchWalletChain(config, 8453)).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
  expect(added()).toBeUndefined();
});

it('throws WALLET_USER_REJECTED if the user rejects adding the chain', async () => {
  const { config } = await connected({ behavior: { rejects: ['wallet_addEthereumChain'] } });
  await expect(switchWalletChain(config, 8453)).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
});

it('throws WALLET_CHAIN_NOT_CONFIGURED without a request to the wallet', async () => {
  const { config, fake } = await connected({});
  await expect(switchWalletChain(config, 56)).rejects.toMatchObject({ code: 'WALLET_CHAIN_NOT_CONFIGURED' });
  expect(fake?.requests.some((request) => request.method === 'wallet_switchEthereumChain')).toBe(false);
});

it('throws WALLET_NOT_CONNECTED without a connection', async () => {
  const { config } = startWallets([]);
  await expect(switchWalletChain(config, 1)).rejects.toMatchObject({ code: 'WALLET_NOT_CONNECTED' });
});

const provider = (chainIds: readonly unknown[]) => {
  let asked = 0;
  let listener: ((chainId: string) => void) | undefined;
  const request = vi.fn(async () => {
    const answer = chainIds[Math.min(asked, chainIds.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return Promise.resolve(answer);
  });
  const on = (_: string, handle: (chainId: string) => void): void => {
    listener = handle;
  };
  const removeListener = vi.fn();
  return {
    request,
    removeListener,
    emit: (id: string) => listener?.(id),
    eip1193: { request, on, removeListener } as unknown as EIP1193Provider,
  };
};

describe('waitForChain', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  it('returns immediately if the wallet is already on the chain', async () => {
    const { eip1193, request } = provider(['0x89']);
    expect(await waitForChain(eip1193, 137)).toBe(true);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('polls until the wallet is on the chain, despite an error', async () => {
    const { eip1193 } = provider(['0x1', new Error('busy'), '0x1', '0x89']);
    const waiting = waitForChain(eip1193, 137);
    await vi.advanceTimersByTimeAsync(150);
    expect(await waiting).toBe(true);
  });

  it('trusts the chainChanged event over a stale eth_chainId', async () => {
    const { eip1193, emit } = provider(['0x1']);
    const waiting = waitForChain(eip1193, 137);
    emit('0x89');
    await vi.advanceTimersByTimeAsync(50);
    expect(await waiting).toBe(true);
  });

  it('gives up after 20 polls in one second and removes its listener', async () => {
    const { eip1193, request, removeListener } = provider(['0x1']);
    const waiting = waitForChain(eip1193, 137);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBe(false);
    expect(request).toHaveBeenCalledTimes(20);
    expect(removeListener).toHaveBeenCalledTimes(1);
  });
});

it('does not ask to add a chain once its signal has aborted', async () => {
  const { config, added } = await connected({});
  await expect(switchWalletChain(config, 8453, AbortSignal.abort())).rejects.toMatchObject({ name: 'WalletError' });
  expect(added()).toBeUndefined();
});

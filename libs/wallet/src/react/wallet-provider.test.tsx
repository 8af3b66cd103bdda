import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FakeWalletOptions } from '../fake/fake-wallet-options.ts';
import { startWallets } from '../testing/start-wallets.ts';
import { useWalletBalance } from './use-wallet-balance.ts';
import { useWalletConnection } from './use-wallet-connection.ts';
import { useWallets } from './use-wallets.ts';
import { WalletProvider } from './wallet-provider.tsx';

const wrapperFor = (wallets: readonly FakeWalletOptions[]) => {
  const { config } = startWallets(wallets);
  const queryClient = new QueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <WalletProvider config={config}>{children}</WalletProvider>
    </QueryClientProvider>
  );
};

const answerRpc = (answer: (body: { id: number }) => Response): void => {
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as { id: number } | { id: number }[];
    return Promise.resolve(answer(Array.isArray(body) ? (body[0] ?? { id: 0 }) : body));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
};

const Lost = (): ReactNode => useWalletConnection().status;

it('restores the connection of a wallet that still trusts the page', async () => {
  const { result } = renderHook(useWalletConnection, { wrapper: wrapperFor([{ name: 'A', rdns: 'com.a', isAuthorized: true }]) });
  await expect.poll(() => result.current.status).toBe('connected');
  expect(result.current).toMatchObject({ walletId: 'com.a', walletName: 'A', chainId: 1, chain: { name: 'Ethereum' } });
});

it('lists wallets as they announce themselves', async () => {
  const { result } = renderHook(useWallets, {
    wrapper: wrapperFor([{ name: 'A' }, { name: 'Late', rdns: 'com.late', announceDelayMs: 30 }]),
  });
  await expect.poll(() => result.current?.map((wallet) => wallet.name)).toEqual(['A', 'Late']);
});

it('reads the balance through the gateway, exactly', async () => {
  answerRpc(({ id }) => Response.json([{ jsonrpc: '2.0', id, result: '0x8ac7230489e80001' }]));
  const { result } = renderHook(useWalletBalance, { wrapper: wrapperFor([{ isAuthorized: true }]) });
  await expect.poll(() => result.current).toEqual({ status: 'loaded', amount: '10.000000000000000001', symbol: 'ETH' });
});

it('says that the balance is not to be had where the gateway does not serve the chain', async () => {
  answerRpc(() => Response.json({ error: {} }, { status: 404 }));
  const { result } = renderHook(useWalletBalance, { wrapper: wrapperFor([{ isAuthorized: true }]) });
  await expect.poll(() => result.current.status).toBe('failed');
});

it('throws for hooks that are used outside of it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  expect(() => render(<Lost />)).toThrow(expect.objectContaining({ name: 'WalletError', code: 'WALLET_CONFIG_MISSING' }));
  expect(screen.queryByText('disconnected')).toBeNull();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WagmiProvider } from 'wagmi';
import { connectWallet } from '../actions/connect-wallet.ts';
import type { FakeWalletOptions } from '@onepoint/fake-wallets';
import { findWallet, memoryStorage, startWallets } from '../testing/start-wallets.ts';
import { useWalletBalance } from './use-wallet-balance.ts';
import { useWalletConnection } from './wallet-hooks.ts';
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

it('restores the connection of an authorized wallet', async () => {
  const { result } = renderHook(useWalletConnection, { wrapper: wrapperFor([{ name: 'A', rdns: 'com.a', isAuthorized: true }]) });
  await expect.poll(() => result.current.status).toBe('connected');
  expect(result.current).toMatchObject({ walletId: 'com.a', walletName: 'A', chainId: 1, chain: { name: 'Ethereum' } });
});

it('keeps connections on rerender and remount', async () => {
  const { config, fakes } = startWallets([{ name: 'A' }], memoryStorage());
  await connectWallet(config, await findWallet(config, 'A'));
  const queryClient = new QueryClient();
  const tree = (title: string) => (
    <QueryClientProvider client={queryClient}>
      <WalletProvider config={config}>
        {title} <Lost />
      </WalletProvider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(tree('first'));
  rerender(tree('second'));
  expect(screen.getByText('second connected')).toBeDefined();
  unmount();
  const asked = fakes[0]?.requests.length;
  render(tree('third'));
  expect(screen.getByText('third connected')).toBeDefined();
  expect(fakes[0]?.requests).toHaveLength(asked ?? 0);
});

it('wagmi bug (WalletProvider): its provider drops connections on every mount', async () => {
  const { config } = startWallets([{ name: 'A' }], memoryStorage());
  render(<WagmiProvider config={config} reconnectOnMount={false} />);
  await connectWallet(config, await findWallet(config, 'A'));
  cleanup();
  render(<WagmiProvider config={config} reconnectOnMount={false} />);
  expect(config.state.connections.size).toBe(0);
});

it('removes stored connections, even if it does not reconnect', async () => {
  const storage = memoryStorage();
  const before = startWallets([{ name: 'A' }], storage);
  await connectWallet(before.config, await findWallet(before.config, 'A'));
  before.unload();
  const { config } = startWallets([], storage);
  await expect.poll(() => config.state.connections.size).toBe(1);
  render(
    <WalletProvider config={config} reconnects={false}>
      {''}
    </WalletProvider>,
  );
  expect(config.state.connections.size).toBe(0);
});

it('reads the exact balance through the gateway', async () => {
  answerRpc(({ id }) => Response.json([{ jsonrpc: '2.0', id, result: '0x8ac7230489e80001' }]));
  const { result } = renderHook(useWalletBalance, { wrapper: wrapperFor([{ isAuthorized: true }]) });
  await expect.poll(() => result.current).toMatchObject({ status: 'loaded', amount: '10.000000000000000001', symbol: 'ETH' });
});

it('reports a failed balance if the gateway does not serve the chain', async () => {
  answerRpc(() => Response.json({ error: {} }, { status: 404 }));
  const { result } = renderHook(useWalletBalance, { wrapper: wrapperFor([{ isAuthorized: true }]) });
  await expect.poll(() => result.current.status).toBe('failed');
});

it('hooks throw outside of it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  expect(() => render(<Lost />)).toThrow(expect.objectContaining({ name: 'WalletError', code: 'WALLET_CONFIG_MISSING' }));
  expect(screen.queryByText('disconnected')).toBeNull();
});

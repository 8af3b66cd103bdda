import { expect, it } from 'vitest';
import { getConnection } from 'wagmi/actions';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import { findWallet, injectWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';

it('connects an announced wallet', async () => {
  const { config, fakes } = startWallets([{ name: 'A', chainId: 137 }]);
  const connected = await connectWallet(config, await findWallet(config, 'A'));
  expect(connected).toEqual({ accounts: [fakes[0]?.address], chainId: 137 });
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: fakes[0]?.address, chainId: 137 });
});

it('connects a plain EIP-1193 object without EIP-6963', async () => {
  const fake = createFakeWallet();
  injectWallet(fake.provider);
  const { config } = startWallets([]);
  await connectWallet(config, await findWallet(config, 'Browser wallet'));
  expect(getConnection(config).address).toBe(fake.address);
});

it('passes a refusal on as WALLET_USER_REJECTED and is disconnected again', async () => {
  const { config } = startWallets([{ name: 'No', behavior: { rejects: 'all' } }]);
  const connecting = connectWallet(config, await findWallet(config, 'No'));
  await expect(connecting).rejects.toMatchObject({ name: 'WalletError', code: 'WALLET_USER_REJECTED', providerCode: 4001 });
  expect(getConnection(config).status).toBe('disconnected');
});

it('keeps the first connection when a second wallet refuses', async () => {
  const { config } = startWallets([
    { name: 'A', rdns: 'com.a' },
    { name: 'No', rdns: 'com.no', behavior: { rejects: 'all' } },
  ]);
  await connectWallet(config, await findWallet(config, 'A'));
  await expect(connectWallet(config, await findWallet(config, 'No'))).rejects.toThrow();
  expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.a' } });
});

it('refuses to connect the current wallet again', async () => {
  const { config } = startWallets([{ name: 'A' }]);
  const wallet = await findWallet(config, 'A');
  await connectWallet(config, wallet);
  await expect(connectWallet(config, wallet)).rejects.toMatchObject({ code: 'WALLET_ALREADY_CONNECTED' });
});

it('follows what happens inside the wallet', async () => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  fakes[0]?.setState({ chainId: 8453 });
  expect(getConnection(config).chainId).toBe(8453);
  fakes[0]?.setState({ isAuthorized: false });
  await expect.poll(() => getConnection(config).status).toBe('disconnected');
});

it.each([
  ['gives no account', 'eth_requestAccounts', [], 'WALLET_UNAUTHORIZED'],
  ['is on a chain without a number', 'eth_chainId', 'main', 'WALLET_CHAIN_ID_INVALID'],
] as const)('does not take a wallet for connected that %s, and keeps the one before', async (_, method, value, code) => {
  const { config, fakes } = startWallets([
    { name: 'A', rdns: 'com.a' },
    { name: 'Odd', rdns: 'com.odd', behavior: { rejects: [] } },
  ]);
  await connectWallet(config, await findWallet(config, 'A'));
  fakes[1]?.script({ method: 'wallet_requestPermissions', reply: { kind: 'error', code: 4200 } });
  fakes[1]?.script({ method, times: 9, reply: { kind: 'answer', value } });
  await expect(connectWallet(config, await findWallet(config, 'Odd'))).rejects.toMatchObject({ code });
  expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.a' } });
  expect(config.state.connections.size).toBe(1);
});

it('leaves the account of another wallet alone when one that connected by itself changes its own', async () => {
  const { config, fakes } = startWallets([
    { name: 'A', rdns: 'com.a' },
    { name: 'B', rdns: 'com.b' },
  ]);
  const wallet = await findWallet(config, 'A');
  fakes[1]?.setState({ isAuthorized: true });
  await expect.poll(() => getConnection(config).connector?.name).toBe('B');
  await connectWallet(config, wallet);
  fakes[1]?.setState({ selected: 1 });
  await expect.poll(() => [...config.state.connections.values()][0]?.accounts[0]).toBe(fakes[1]?.addresses[1]);
  expect(getConnection(config).connector?.name).toBe('A');
});

import { expect, it } from 'vitest';
import { getConnection } from 'wagmi/actions';
import { connectWallet } from '../actions/connect-wallet.ts';
import { disconnectWallet } from '../actions/disconnect-wallet.ts';
import { selectWallet } from '../actions/select-wallet.ts';
import { findWallet, startWallets } from '../testing/start-wallets.ts';

/** Three wallets, connected in this order: C is the current one. */
const three = async () => {
  const { config, fakes } = startWallets(['A', 'B', 'C'].map((name) => ({ name, rdns: `com.${name.toLowerCase()}` })));
  const wallets = await Promise.all(['A', 'B', 'C'].map((name) => findWallet(config, name)));
  for (const wallet of wallets) await connectWallet(config, wallet);
  const current = (): string | undefined => getConnection(config).connector?.name;
  return { config, fakes, wallets, current };
};

it('keeps the current wallet when the page disconnects another one', async () => {
  const { config, wallets, current } = await three();
  if (wallets[1]) await disconnectWallet(config, wallets[1]);
  expect(current()).toBe('C');
  expect(config.state.connections.size).toBe(2);
});

it('keeps the current wallet when another one disconnects by itself', async () => {
  const { config, fakes, current } = await three();
  fakes[1]?.setState({ isAuthorized: false });
  await expect.poll(() => config.state.connections.size).toBe(2);
  expect(current()).toBe('C');
});

it('moves on when the current wallet disconnects, and when another one is chosen', async () => {
  const { config, wallets, current } = await three();
  if (wallets[1]) await selectWallet(config, wallets[1]);
  expect(current()).toBe('B');
  await disconnectWallet(config);
  expect(current()).toBe('A');
});

it('makes a wallet that is connected again the current one', async () => {
  const { config, wallets, current } = await three();
  if (wallets[0]) await connectWallet(config, wallets[0]);
  expect(current()).toBe('A');
});

it('refuses to choose a wallet that is not connected', async () => {
  const { config, wallets } = await three();
  if (wallets[0]) await disconnectWallet(config, wallets[0]);
  await expect(selectWallet(config, wallets[0] as never)).rejects.toMatchObject({ code: 'WALLET_NOT_CONNECTED' });
});

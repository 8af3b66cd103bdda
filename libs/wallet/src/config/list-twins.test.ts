import { expect, it } from 'vitest';
import { getConnections } from 'wagmi/actions';
import { connectWallet } from '../actions/connect-wallet.ts';
import { listWallets } from '../actions/list-wallets.ts';
import { startWallets } from '../testing/start-wallets.ts';

const twins = (delayMs: number) => [
  { id: 'one', name: 'One', rdns: 'com.twin' },
  { id: 'two', name: 'Two', rdns: 'com.twin', announceDelayMs: delayMs },
];

it.each([0, 20])('lists both wallets of one rdns when the second announces itself after %i ms, and connects both', async (delayMs) => {
  const { config } = startWallets(twins(delayMs));
  await expect.poll(async () => (await listWallets(config)).map((wallet) => wallet.name)).toEqual(['One', 'Two']);
  for (const wallet of await listWallets(config)) await connectWallet(config, wallet);
  expect(getConnections(config).map(({ connector }) => connector.name)).toEqual(['One', 'Two']);
});

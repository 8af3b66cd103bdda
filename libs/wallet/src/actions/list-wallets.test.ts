import { expect, it, vi } from 'vitest';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import { injectWallet, startWallets } from '../testing/start-wallets.ts';
import { listWallets } from './list-wallets.ts';

it('lists nothing where there is no wallet', async () => {
  const { config } = startWallets([]);
  expect(await listWallets(config)).toEqual([]);
});

it('lists announced wallets with name, icon and rdns', async () => {
  const { config } = startWallets([
    { name: 'A', rdns: 'com.a', icon: 'data:image/png,' },
    { name: 'B', rdns: 'com.b' },
  ]);
  const wallets = await listWallets(config);
  expect(wallets.map(({ id, name, isAnnounced }) => [id, name, isAnnounced])).toEqual([
    ['com.a', 'A', true],
    ['com.b', 'B', true],
  ]);
  expect(wallets[0]?.icon).toBe('data:image/png,');
});

it('finds a wallet that announces itself later', async () => {
  const { config } = startWallets([{ name: 'Late', announceDelayMs: 20 }]);
  await vi.waitFor(async () => expect(await listWallets(config)).toHaveLength(1), 20_000);
});

it('lists a plain EIP-1193 object that announces nothing', async () => {
  injectWallet(createFakeWallet().provider);
  const { config } = startWallets([]);
  expect(await listWallets(config)).toMatchObject([{ id: 'injected', isAnnounced: false }]);
});

it('lists a wallet once that announces itself and sits at window.ethereum too', async () => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  if (fakes[0]) injectWallet(fakes[0].provider);
  expect((await listWallets(config)).map((wallet) => wallet.name)).toEqual(['A']);
});

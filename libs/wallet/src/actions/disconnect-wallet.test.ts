import { expect, it } from 'vitest';
import { getConnection } from 'wagmi/actions';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import { findWallet, injectWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';
import { disconnectWallet } from './disconnect-wallet.ts';

it('switches to the connection that is left, then to disconnected', async () => {
  const { config } = startWallets([
    { name: 'A', rdns: 'com.a' },
    { name: 'B', rdns: 'com.b' },
  ]);
  await connectWallet(config, await findWallet(config, 'A'));
  await connectWallet(config, await findWallet(config, 'B'));
  await disconnectWallet(config);
  expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.a' } });
  await disconnectWallet(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('revokes the permission in the wallet', async () => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  await disconnectWallet(config);
  expect(await fakes[0]?.provider.request({ method: 'eth_accounts' })).toEqual([]);
});

it('does not wait for a wallet that never answers', async () => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  fakes[0]?.behave({ answerDelayMs: 60_000 });
  await disconnectWallet(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('forgets a wallet whose object is gone', async () => {
  injectWallet(createFakeWallet().provider);
  const { config } = startWallets([]);
  await connectWallet(config, await findWallet(config, 'Browser wallet'));
  Reflect.deleteProperty(window, 'ethereum');
  await disconnectWallet(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('has nothing to do where nothing is connected', async () => {
  const { config } = startWallets([]);
  await disconnectWallet(config);
  expect(getConnection(config).status).toBe('disconnected');
});

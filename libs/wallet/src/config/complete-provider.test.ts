import { expect, it } from 'vitest';
import { getConnection } from 'wagmi/actions';
import { connectWallet } from '../actions/connect-wallet.ts';
import { disconnectWallet } from '../actions/disconnect-wallet.ts';
import { switchWalletChain } from '../actions/switch-wallet-chain.ts';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import { findWallet, injectWallet, startWallets } from '../testing/start-wallets.ts';
import { completeProvider } from './complete-provider.ts';

const { request, on, removeListener } = createFakeWallet({ knownChainIds: [1, 137] }).provider;

it.each([
  ['nothing but request', { request }],
  ['no removeListener', { request, on }],
  ['off in its place', { request, on, off: removeListener }],
])('a plain object at window.ethereum with %s connects, switches and disconnects, also when it is frozen', async (_, provider) => {
  injectWallet(Object.freeze(provider) as never);
  const { config } = startWallets([]);
  await connectWallet(config, await findWallet(config, 'Browser wallet'));
  await switchWalletChain(config, 137);
  expect(getConnection(config)).toMatchObject({ status: 'connected', chainId: 137 });
  await disconnectWallet(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('leaves a whole provider as it is, and completes another one once', () => {
  const whole = createFakeWallet().provider;
  expect(completeProvider(whole)).toBe(whole);
  const part = { request } as never;
  expect(completeProvider(part)).toBe(completeProvider(part));
});

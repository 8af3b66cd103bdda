import { expect, it, onTestFinished } from 'vitest';
import { connectWallet, listWallets } from '../actions/connect-wallet.ts';
import { originalProvider } from '../config/complete-provider.ts';
import { createFakeWallet } from '@onepoint/fake-wallets';
import { findWallet, injectWallet, startWallets } from '../testing/start-wallets.ts';
import { observeProvider, observeWallets } from './observe-wallets.ts';
import { createWalletLog } from './wallet-log.ts';

const observed = () => {
  const log = createWalletLog();
  const { stop, wrapInjected } = observeWallets(window, log);
  onTestFinished(stop);
  return { log, wrapInjected };
};

it('logs requests with outcomes, and events, newest first', async () => {
  const { log } = observed();
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  fakes[0]?.setState({ chainId: 137 });
  const [newest] = log.getRecords();
  expect(newest).toMatchObject({ kind: 'event', wallet: 'A', event: 'chainChanged', data: '0x89' });
  expect(log.getRecords()).toContainEqual(
    expect.objectContaining({ kind: 'request', method: 'eth_accounts', outcome: 'result', answer: [fakes[0]?.address] }),
  );
});

it('logs and rethrows errors of the wallet', async () => {
  const { log } = observed();
  const { config } = startWallets([{ name: 'No', behavior: { rejects: 'all' } }]);
  await expect(connectWallet(config, await findWallet(config, 'No'))).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
  expect(log.getRecords()[0]).toMatchObject({ method: 'wallet_requestPermissions', outcome: 'error', answer: { code: 4001 } });
});

it('returns one proxy per wallet, so that it is listed once', async () => {
  const { wrapInjected } = observed();
  const { config, fakes } = startWallets([{ name: 'A' }]);
  expect(await listWallets(config)).toHaveLength(1);
  const provider = fakes[0]?.provider;
  if (provider === undefined) throw new Error('no provider');
  expect(wrapInjected(provider)).toBe(await (await findWallet(config, 'A')).connector.getProvider());
});

it('does not modify the provider', () => {
  observed();
  const { fakes } = startWallets([{ name: 'A' }]);
  const request = fakes[0]?.provider.request;
  injectWallet(fakes[0]?.provider as never);
  expect(fakes[0]?.provider.request).toBe(request);
});

it('works next to another observer: the first one logs, and the wallet is listed once', async () => {
  const first = observed();
  observed();
  const { config } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  expect(await listWallets(config)).toHaveLength(1);
  expect(first.log.getRecords().length).toBeGreaterThan(0);
});

it('proxies a frozen provider and keeps added properties on the proxy', async () => {
  const frozen = Object.freeze({ ...createFakeWallet().provider });
  const proxy = observeProvider(frozen, 'A', createWalletLog());
  expect(await proxy.request({ method: 'eth_chainId' })).toBe('0x1');
  Object.assign(proxy, { removeListener: 1 });
  expect(Reflect.get(proxy, 'removeListener')).toBe(1);
  expect(typeof frozen.removeListener).toBe('function');
  expect(originalProvider(proxy)).toBe(frozen);
});

it('proxies a provider without events', async () => {
  const { request } = createFakeWallet().provider;
  const proxy = observeProvider({ request } as never, 'A', createWalletLog());
  expect(await proxy.request({ method: 'eth_chainId' })).toBe('0x1');
  expect('on' in proxy).toBe(false);
});

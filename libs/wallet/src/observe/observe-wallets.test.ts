import { expect, it, onTestFinished } from 'vitest';
import { connectWallet } from '../actions/connect-wallet.ts';
import { listWallets } from '../actions/list-wallets.ts';
import { findWallet, injectWallet, startWallets } from '../testing/start-wallets.ts';
import { createWalletLog } from './create-wallet-log.ts';
import { observeWallets } from './observe-wallets.ts';

const observed = () => {
  const log = createWalletLog();
  const { stop, wrapInjected } = observeWallets(window, log);
  onTestFinished(stop);
  return { log, wrapInjected };
};

it('records requests with their outcome and events, newest first', async () => {
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

it('records the error a wallet throws and still throws it', async () => {
  const { log } = observed();
  const { config } = startWallets([{ name: 'No', behavior: { rejects: 'all' } }]);
  await expect(connectWallet(config, await findWallet(config, 'No'))).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
  expect(log.getRecords()[0]).toMatchObject({ method: 'wallet_requestPermissions', outcome: 'error', answer: { code: 4001 } });
});

it('gives one wallet one proxy, so that it is listed once', async () => {
  const { wrapInjected } = observed();
  const { config, fakes } = startWallets([{ name: 'A' }]);
  expect(await listWallets(config)).toHaveLength(1);
  const provider = fakes[0]?.provider;
  if (provider === undefined) throw new Error('no provider');
  expect(wrapInjected(provider)).toBe(await (await findWallet(config, 'A')).connector.getProvider());
});

it('leaves the wallet itself untouched', () => {
  observed();
  const { fakes } = startWallets([{ name: 'A' }]);
  const request = fakes[0]?.provider.request;
  injectWallet(fakes[0]?.provider as never);
  expect(fakes[0]?.provider.request).toBe(request);
});

it('stands beside another observer: the first one sees the wallet, and the wallet is announced once', async () => {
  const first = observed();
  observed();
  const { config } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  expect(await listWallets(config)).toHaveLength(1);
  expect(first.log.getRecords().length).toBeGreaterThan(0);
});

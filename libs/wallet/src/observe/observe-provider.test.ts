import { expect, it } from 'vitest';
import { createFakeWallet } from '../fake/create-fake-wallet.ts';
import { createWalletLog } from './create-wallet-log.ts';
import { observeProvider } from './observe-provider.ts';
import { originalProvider } from './original-provider.ts';

it('works before a frozen provider, and keeps off it what others add', async () => {
  const frozen = Object.freeze({ ...createFakeWallet().provider });
  const proxy = observeProvider(frozen, 'A', createWalletLog());
  expect(await proxy.request({ method: 'eth_chainId' })).toBe('0x1');
  Object.assign(proxy, { removeListener: 1 });
  expect(Reflect.get(proxy, 'removeListener')).toBe(1);
  expect(typeof frozen.removeListener).toBe('function');
  expect(originalProvider(proxy)).toBe(frozen);
});

it('works before a provider that has no events', async () => {
  const { request } = createFakeWallet().provider;
  const proxy = observeProvider({ request } as never, 'A', createWalletLog());
  expect(await proxy.request({ method: 'eth_chainId' })).toBe('0x1');
  expect('on' in proxy).toBe(false);
});

import { createWalletLog, observeWallets } from '@onepoint/wallet';
import { createFakeWallet } from '@onepoint/fake-wallets';
import { expect, it, onTestFinished } from 'vitest';
import { createAnnouncementRegistry } from './announcement-registry.ts';

const open = () => {
  const registry = createAnnouncementRegistry(window);
  const observed = observeWallets(window, createWalletLog());
  onTestFinished(() => {
    registry.stop();
    observed.stop();
  });
  return registry;
};

it('finds the wallet behind its logging proxy', () => {
  const registry = open();
  const seen: unknown[] = [];
  const listen = (event: Event): void => void seen.push((event as CustomEvent<{ provider: unknown }>).detail.provider);
  window.addEventListener('eip6963:announceProvider', listen);
  onTestFinished(() => window.removeEventListener('eip6963:announceProvider', listen));
  const wallet = createFakeWallet({ rdns: 'com.registry' });
  onTestFinished(wallet.announce(window));
  expect(seen[0]).not.toBe(wallet.provider);
  expect(registry.find(seen[0])).toMatchObject({ uuid: wallet.info.uuid, provider: wallet.provider });
});

it('emits unmodified announcements on request', () => {
  const registry = open();
  const wallet = createFakeWallet({ rdns: 'com.registry' });
  onTestFinished(wallet.announce(window));
  const received: { provider: unknown }[] = [];
  registry.originals.addEventListener('eip6963:announceProvider', (event) =>
    received.push((event as CustomEvent<{ provider: unknown }>).detail),
  );
  registry.originals.dispatchEvent(new Event('eip6963:requestProvider'));
  registry.originals.dispatchEvent(new Event('eip6963:requestProvider'));
  expect(received.map(({ provider }) => provider)).toEqual([wallet.provider, wallet.provider]);
  expect(Object.isFrozen(received[0])).toBe(true);
});

it('returns undefined for an unknown provider', () => {
  expect(open().find({})).toBeUndefined();
  expect(open().find(undefined)).toBeUndefined();
});

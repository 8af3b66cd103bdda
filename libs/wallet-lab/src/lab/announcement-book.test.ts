import { createWalletLog, observeWallets } from '@onepoint/wallet';
import { createFakeWallet } from '@onepoint/wallet/fake';
import { expect, it, onTestFinished } from 'vitest';
import { createAnnouncementBook } from './announcement-book.ts';

const open = () => {
  const book = createAnnouncementBook(window);
  const observed = observeWallets(window, createWalletLog());
  onTestFinished(() => {
    book.stop();
    observed.stop();
  });
  return book;
};

it('knows the wallet behind the proxy that the page sees', () => {
  const book = open();
  const seen: unknown[] = [];
  const listen = (event: Event): void => void seen.push((event as CustomEvent<{ provider: unknown }>).detail.provider);
  window.addEventListener('eip6963:announceProvider', listen);
  onTestFinished(() => window.removeEventListener('eip6963:announceProvider', listen));
  const wallet = createFakeWallet({ rdns: 'com.book' });
  onTestFinished(wallet.announce(window));
  expect(seen[0]).not.toBe(wallet.provider);
  expect(book.find(seen[0])).toMatchObject({ uuid: wallet.info.uuid, provider: wallet.provider });
});

it('passes on what wallets announce, untouched, when asked', () => {
  const book = open();
  const wallet = createFakeWallet({ rdns: 'com.book' });
  onTestFinished(wallet.announce(window));
  const heard: { provider: unknown }[] = [];
  book.originals.addEventListener('eip6963:announceProvider', (event) => heard.push((event as CustomEvent<{ provider: unknown }>).detail));
  book.originals.dispatchEvent(new Event('eip6963:requestProvider'));
  book.originals.dispatchEvent(new Event('eip6963:requestProvider'));
  expect(heard.map(({ provider }) => provider)).toEqual([wallet.provider, wallet.provider]);
  expect(Object.isFrozen(heard[0])).toBe(true);
});

it('knows nothing of what was never announced', () => {
  expect(open().find({})).toBeUndefined();
  expect(open().find(undefined)).toBeUndefined();
});

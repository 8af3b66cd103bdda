import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTestWallets } from './test-wallets.ts';

const create = () => createTestWallets({ window, storage: sessionStorage, rpcUrls: {} });

const announcements = () => {
  const ids: string[] = [];
  const listen = (event: Event): void => {
    ids.push((event as CustomEvent<{ info: { rdns: string } }>).detail.info.rdns);
  };
  window.addEventListener('eip6963:announceProvider', listen);
  onTestFinished(() => window.removeEventListener('eip6963:announceProvider', listen));
  return ids;
};

beforeEach(() => sessionStorage.clear());

it('starts each wallet once and announces it to the page', () => {
  const ids = announcements();
  const wallets = create();
  const listener = vi.fn();
  wallets.subscribe(listener);
  wallets.start('good');
  wallets.start('good');
  expect(wallets.getStarted()).toEqual(['good']);
  expect(ids).toEqual(['test.onepoint.good']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('starts again after a reload what had been started', () => {
  create().start('rejecting');
  expect(create().getStarted()).toEqual(['rejecting']);
});

it('starts nothing after they were forgotten', () => {
  const wallets = create();
  wallets.start('good');
  wallets.forget();
  expect(create().getStarted()).toEqual([]);
});

it.each(['{', '["unheard-of"]', '7'])('starts nothing when the tab remembers %s', (text) => {
  sessionStorage.setItem('onepoint:playground-test-wallets:v1', text);
  expect(create().getStarted()).toEqual([]);
});

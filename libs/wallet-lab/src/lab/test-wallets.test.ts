import { sessionStore } from '@onepoint/app-state';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestWallets } from './test-wallets.ts';

const create = () => {
  const wallets = createTestWallets({ window, storage: sessionStore, rpcUrls: {} });
  onTestFinished(wallets.stop);
  return wallets;
};
const started = (wallets: ReturnType<typeof create>) => wallets.getStarted().map(({ preset }) => preset);

const announcements = () => {
  const ids: string[] = [];
  const listen = (event: Event): void => {
    ids.push((event as CustomEvent<{ info: { rdns: string } }>).detail.info.rdns);
  };
  window.addEventListener('eip6963:announceProvider', listen);
  onTestFinished(() => window.removeEventListener('eip6963:announceProvider', listen));
  return ids;
};

it('starts each wallet once and announces it', async () => {
  const ids = announcements();
  const wallets = create();
  const listener = vi.fn();
  wallets.subscribe(listener);
  await Promise.all([wallets.start('good'), wallets.start('good')]);
  expect(started(wallets)).toEqual(['good']);
  expect(ids).toEqual(['test.onepoint.good']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('restarts wallets after a reload', async () => {
  await create().start('rejecting');
  const wallets = create();
  await expect.poll(() => started(wallets)).toEqual(['rejecting']);
});

it('restarts nothing after forget', async () => {
  const wallets = create();
  await wallets.start('good');
  wallets.forget();
  expect(sessionStorage.getItem('onepoint:playground-test-wallets:v1')).toBe('[]');
  expect(started(create())).toEqual([]);
});

it('removes wallets from the page when stopped, and starts none after that', async () => {
  const wallets = create();
  await wallets.start('good');
  wallets.stop();
  await wallets.start('rejecting');
  const ids = announcements();
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  expect(ids).toEqual([]);
});

it.each(['{', '["unheard-of"]', '["toString"]', '7'])('works if the stored value is %s', async (text) => {
  sessionStorage.setItem('onepoint:playground-test-wallets:v1', text);
  const wallets = create();
  await wallets.start('good');
  expect(started(wallets)).toEqual(['good']);
});

import { createFakeWallet } from '@onepoint/wallet/fake';
import { expect, it, onTestFinished } from 'vitest';
import { trackDiscovery } from './track-discovery.ts';

const announced = () => {
  const names: string[] = [];
  const listen = (event: Event) => names.push((event as CustomEvent<{ info: { name: string } }>).detail.info.name);
  window.addEventListener('eip6963:announceProvider', listen);
  onTestFinished(() => window.removeEventListener('eip6963:announceProvider', listen));
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return names;
};

it('takes wallets back that nobody uninstalled', () => {
  const takeBack = trackDiscovery(window);
  createFakeWallet({ name: 'Left behind', discovery: 'both' }).install(window);
  expect(announced()).toEqual(['Left behind']);
  takeBack();
  expect(announced()).toEqual([]);
  expect('ethereum' in window).toBe(false);
});

it('leaves other listeners, and the window’s own way to add them', () => {
  const add = window.addEventListener;
  const takeBack = trackDiscovery(window);
  let heard = 0;
  const listen = () => (heard += 1);
  window.addEventListener('something-else', listen);
  takeBack();
  window.dispatchEvent(new Event('something-else'));
  window.removeEventListener('something-else', listen);
  expect(heard).toBe(1);
  expect(window.addEventListener).toBe(add);
});

import { createFakeWallet } from '@onepoint/fake-wallets';
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

it('removes wallets that were not uninstalled', () => {
  const removeListeners = trackDiscovery(window);
  createFakeWallet({ name: 'Left behind', discovery: 'both' }).install(window);
  expect(announced()).toEqual(['Left behind']);
  removeListeners();
  expect(announced()).toEqual([]);
  expect('ethereum' in window).toBe(false);
});

it('keeps other listeners and restores addEventListener', () => {
  const add = window.addEventListener;
  const removeListeners = trackDiscovery(window);
  let received = 0;
  const listen = () => (received += 1);
  window.addEventListener('something-else', listen);
  removeListeners();
  window.dispatchEvent(new Event('something-else'));
  window.removeEventListener('something-else', listen);
  expect(received).toBe(1);
  expect(window.addEventListener).toBe(add);
});

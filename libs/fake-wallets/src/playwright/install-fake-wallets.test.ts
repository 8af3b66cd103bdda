// @vitest-environment node
import { fakeWalletPresets } from '../fake-wallet-presets.ts';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { installFakeWallets } from './install-fake-wallets.ts';

/** A minimal browser page with the script executed in it. */
const pageWith = async (wallets: Parameters<typeof installFakeWallets>[1]): Promise<EventTarget> => {
  const window = Object.assign(new EventTarget(), { origin: 'null' });
  const scripts: string[] = [];
  await installFakeWallets({ addInitScript: async ({ content }) => Promise.resolve(scripts.push(content)) }, wallets);
  const globals = { window, CustomEvent, crypto, TextEncoder, TextDecoder, setTimeout, console };
  for (const script of scripts) runInNewContext(script, globals);
  return window;
};

it('announces every wallet to the page', async () => {
  const window = await pageWith([fakeWalletPresets.good, fakeWalletPresets.rejecting]);
  const names: string[] = [];
  window.addEventListener('eip6963:announceProvider', (event) => {
    names.push((event as CustomEvent<{ info: { name: string } }>).detail.info.name);
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  expect(names).toEqual([fakeWalletPresets.good.name, fakeWalletPresets.rejecting.name]);
});

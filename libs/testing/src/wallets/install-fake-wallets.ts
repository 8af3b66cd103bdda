import type { FakeWalletOptions } from '@onepoint/wallet/fake';
import { bundlePageEntry } from './bundle-page-entry.ts';

/** What both a Playwright page and a browser context offer. */
interface TakesInitScripts {
  addInitScript: (script: { content: string }) => Promise<unknown>;
}

/**
 * Puts fake wallets into every document that `target` (a Playwright page or context) opens from now on, before the page's
 * own scripts. In the page they are at `window.fakeWallets[id]`, to be scripted while the test runs; permission and chain
 * outlive a reload, as in a real wallet.
 */
export async function installFakeWallets(target: TakesInitScripts, wallets: readonly FakeWalletOptions[]): Promise<void> {
  const starts = wallets.map((options) => `window.installFakeWallet(${JSON.stringify(options)});`);
  await target.addInitScript({ content: [await bundlePageEntry(), ...starts].join('\n') });
}

import type { FakeWallet, FakeWalletOptions } from '@onepoint/wallet/fake';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let bundle: Promise<string> | undefined;

/** Bundles the fake wallets into a classic script, once per process. */
function bundlePageEntry(): Promise<string> {
  bundle ??= buildPageEntry();
  return bundle;
}

async function buildPageEntry(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('page-entry.ts', import.meta.url)), formats: ['iife'], name: 'onepointFakeWallets' },
    },
  });
  const [result] = Array.isArray(results) ? results : [results];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk === undefined) throw new Error('the fake wallets were not bundled');
  return chunk.code;
}

declare global {
  /** A page with fake wallets. */
  interface Window {
    /** By id: the rdns unless the options set another. */
    fakeWallets: Record<string, FakeWallet>;
    installFakeWallet: (options: FakeWalletOptions) => void;
  }
}

/** A Playwright page or browser context. */
interface TakesInitScripts {
  addInitScript: (script: { content: string }) => Promise<unknown>;
}

/**
 * Installs fake wallets in every document that `target` (a Playwright page or context) opens, before the page's own scripts. Tests can control them
 * in the page at `window.fakeWallets[id]`. Permissions and the chain persist across reloads, as in a real wallet.
 */
export async function installFakeWallets(target: TakesInitScripts, wallets: readonly FakeWalletOptions[]): Promise<void> {
  const starts = wallets.map((options) => `window.installFakeWallet(${JSON.stringify(options)});`);
  await target.addInitScript({ content: [await bundlePageEntry(), ...starts].join('\n') });
}

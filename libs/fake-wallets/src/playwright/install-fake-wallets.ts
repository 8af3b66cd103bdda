import { existsSync, readFileSync } from 'node:fs';
import type { FakeWallet } from '../create-fake-wallet.ts';
import type { FakeWalletOptions } from '../fake-wallet-options.ts';

let script: Promise<string> | undefined;

/** Loads the script for pages once per process. The package contains it; the workspace bundles it from the sources. */
function loadPageScript(): Promise<string> {
  script ??= readPageScript();
  return script;
}

async function readPageScript(): Promise<string> {
  const built = new URL('page-script.js', import.meta.url);
  if (existsSync(built)) return readFileSync(built, 'utf8');
  const { bundlePageScript } = await import('./bundle-page-script.ts');
  return bundlePageScript();
}

declare global {
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
  await target.addInitScript({ content: [await loadPageScript(), ...starts].join('\n') });
}

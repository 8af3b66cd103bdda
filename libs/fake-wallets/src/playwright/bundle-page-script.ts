import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles the fake wallets into a classic script that defines `window.installFakeWallet` but installs no wallet yet. */
export async function bundlePageScript(): Promise<string> {
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

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let bundle: Promise<string> | undefined;

/** The fake wallets as one classic script for a page. Built once per process, in about a second. */
export function bundlePageEntry(): Promise<string> {
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

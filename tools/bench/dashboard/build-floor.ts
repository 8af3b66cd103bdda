import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';
import { embeddedProxyPath, embeddedPublishableKey } from '@onepoint/environment';

/** Builds the floor: the libraries that the dashboard stands on, and one heading. Its settings are those of the dashboard's build. */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    base: '/_dashboard/',
    logLevel: 'error',
    plugins: [react()],
    define: {
      'import.meta.env.BENCH_PUBLISHABLE_KEY': JSON.stringify(embeddedPublishableKey),
      'import.meta.env.BENCH_PROXY_PATH': JSON.stringify(embeddedProxyPath),
    },
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  });
}

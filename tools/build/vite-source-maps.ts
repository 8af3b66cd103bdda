import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Creates source maps of production builds and moves them from the served folder `dist` to `dist-maps`. Scripts don't refer to them. `npm run
 * stack` reads them, and releases contain them (ADR 0067).
 */
export function sourceMaps(): Plugin {
  return {
    name: 'onepoint:source-maps',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configEnvironment: (name) => (name === 'client' ? { build: { sourcemap: 'hidden' } } : undefined),
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async ({ dir = 'dist' }) => {
      const maps = `${dir}-maps`;
      await rm(maps, { recursive: true, force: true });
      const files = await readdir(dir, { recursive: true });
      for (const file of files.filter((name) => name.endsWith('.js.map'))) {
        await mkdir(dirname(join(maps, file)), { recursive: true });
        await rename(join(dir, file), join(maps, file));
      }
    },
  };
}

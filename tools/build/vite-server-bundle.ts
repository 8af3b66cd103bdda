import type { UserConfig } from 'vite';
import { bundledPackages } from './vite-bundled-packages.ts';

interface ServerBundleOptions {
  readonly root: string;
  /** Source files by the name of their program: `server` becomes `server.js`. */
  readonly programs: Readonly<Record<string, string>>;
  /** @default 'dist' */
  readonly outDir?: string;
}

/**
 * Configuration of a server's build: plain JavaScript, because stripping types at each start costs a second and a hundred megabytes. Contains this
 * workspace's libraries; packages stay external, and so do files that a library reads by the name of its package. Source maps are linked, so that
 * `node --enable-source-maps` finds them.
 */
export function serverBundle({ root, programs, outDir = 'dist' }: ServerBundleOptions): UserConfig {
  return {
    root,
    publicDir: false,
    plugins: [bundledPackages('ssr')],
    ssr: { noExternal: [/^@onepoint\//, /^drizzle-orm/] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
      },
    },
  };
}

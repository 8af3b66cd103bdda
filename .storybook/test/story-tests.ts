import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { workspace } from '@onepoint/build/vite-workspace';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

const configDir = join(import.meta.dirname, '..');

/** The same picture on every machine: no hinting and no subpixels of the system's, one colour space, no scroll bars. */
const drawingArgs = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

interface StoryTestsParameters {
  /** Name of the Vitest project. */
  readonly name: string;
  readonly port: number;
  /** File that judges a story before and after it ran. */
  readonly setupFile: string;
  /** Runs only the stories with this tag. */
  readonly tag?: string;
}

/** Vitest settings under which stories run in Chromium, one after the other in each of two pages. */
export function storyTests({ name, port, setupFile, tag }: StoryTestsParameters): ViteUserConfig & { readonly test: object } {
  return {
    cacheDir: join(configDir, '../node_modules/.vite', name),
    // Found before the first story runs: a package that is found later makes the browser reload in the middle.
    optimizeDeps: {
      entries: ['preview.tsx', 'test/*.ts', 'foundations/*.stories.tsx', '../{libs,apps}/*/src/**/*.stories.tsx'].map((glob) =>
        join(configDir, glob),
      ),
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
    },
    plugins: [workspace(), react(), storybookTest({ configDir, ...(tag ? { tags: { include: [tag] } } : {}) })],
    test: {
      name,
      // Listens to this machine alone, so it may write pictures.
      api: { host: '127.0.0.1', port, allowWrite: true },
      passWithNoTests: false,
      testTimeout: 60_000,
      // The checks after a story, which are axe's, are a hook.
      hookTimeout: 60_000,
      setupFiles: [setupFile],
      isolate: false,
      // A story computes and waits by turns: two pages at a time keep the two cores busy that every machine has that this runs on.
      maxWorkers: 2,
      browser: {
        enabled: true,
        // A busy machine takes its time to start a browser.
        connectTimeout: 300_000,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { ...chromiumLaunchOptions, args: [...chromiumLaunchOptions.args, ...drawingArgs] } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

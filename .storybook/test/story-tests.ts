import { chromiumLaunchOptions, headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { vitestReport } from '@onepoint/test-config/test-reports';
import { workspace } from '@onepoint/build/vite-workspace';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

const configDir = join(import.meta.dirname, '..');

/** Identical rendering on every machine: no hinting, no subpixel antialiasing, one color profile, no scroll bars. */
const drawingArgs = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

interface StoryTestsParameters {
  /** File with the checks around each story. */
  readonly setupFile: string;
  readonly tag?: string;
  /** Playwright launch options. @default {@link headlessLaunchOptions} */
  readonly launchOptions?: typeof chromiumLaunchOptions;
  /** As users with this system setting see the stories. @default 'no-preference' */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Vitest configuration that runs stories in Chromium, in two pages in parallel. */
export function storyTests({
  setupFile,
  tag,
  launchOptions = headlessLaunchOptions,
  reducedMotion = 'no-preference',
}: StoryTestsParameters): ViteUserConfig & { readonly test: object } {
  return {
    // A dependency discovered later would reload the browser during the run.
    optimizeDeps: {
      entries: ['preview.tsx', 'test/*.ts', 'foundations/*.stories.tsx', '../{libs,apps}/*/src/**/*.stories.tsx'].map((glob) =>
        join(configDir, glob),
      ),
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
    },
    plugins: [workspace(), react(), storybookTest({ configDir, ...(tag ? { tags: { include: [tag] } } : {}) })],
    test: {
      // Vitest keeps bundled dependencies by this name. All runs share them, and Nx never starts two in parallel.
      name: 'stories',
      ...vitestReport(),
      // The server only listens on this machine, so it can be allowed to write images. Vitest takes the next port if another run uses this one.
      api: { host: '127.0.0.1', allowWrite: true },
      passWithNoTests: false,
      // Stories take seconds; a busy machine is many times slower.
      testTimeout: 180_000,
      // The axe check, or the comparison of up to four screenshots, runs in a hook after each story.
      hookTimeout: 240_000,
      setupFiles: [setupFile],
      isolate: false,
      // Stories alternate between computing and waiting: two pages keep two cores busy.
      maxWorkers: 2,
      browser: {
        enabled: true,
        // Starting a browser takes long on a busy machine.
        connectTimeout: 300_000,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...launchOptions, args: [...launchOptions.args, ...drawingArgs] },
          contextOptions: { reducedMotion },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { vitestReport } from '@onepoint/test-config/test-reports';
import { workspace } from '@onepoint/build/vite-workspace';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const configDir = import.meta.dirname;

/** Identical rendering on every machine: no hinting, no subpixel antialiasing, one color profile, no scroll bars. */
const drawingArgs = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

const imagePath = (directory: string) => (data: { readonly arg: string; readonly ext: string }) =>
  join(configDir, directory, data.arg + data.ext);

/**
 * Runs every story in Chromium, in three pages in parallel: it renders, plays, logs nothing, and passes axe in light and dark. Stories tagged
 * `visual` are also compared with the images in `visual/baselines/`. Antialiasing is ignored, small color differences are tolerated, and one
 * pixel in 2,000 may differ.
 */
export default defineConfig({
  // A dependency discovered later would reload the browser during the run.
  optimizeDeps: {
    entries: ['preview.tsx', '{test,visual}/*.ts', 'foundations/*.stories.tsx', '../{libs,apps}/*/src/**/*.stories.tsx'].map((glob) =>
      join(configDir, glob),
    ),
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
  },
  plugins: [workspace(), react(), storybookTest({ configDir })],
  test: {
    name: 'stories',
    ...vitestReport(),
    // The server only listens on this machine, so it can be allowed to write images. Vitest takes the next port if another run uses this one.
    api: { host: '127.0.0.1', allowWrite: true },
    passWithNoTests: false,
    // Stories take seconds; a busy machine is many times slower.
    testTimeout: 180_000,
    // The axe check and the comparison of up to four screenshots run in hooks after each story.
    hookTimeout: 240_000,
    setupFiles: ['test/check-stories.ts', 'visual/compare-stories.ts'].map((file) => join(configDir, file)),
    isolate: false,
    // Stories alternate between computing and waiting: three pages keep two cores busy.
    maxWorkers: 3,
    browser: {
      enabled: true,
      // Starting a browser takes long on a busy machine.
      connectTimeout: 300_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...headlessLaunchOptions, args: [...headlessLaunchOptions.args, ...drawingArgs] } }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
          timeout: 60_000,
          screenshotOptions: { scale: 'css' },
          resolveScreenshotPath: imagePath('visual/baselines'),
          resolveDiffPath: imagePath('../test-results/visual'),
        },
      },
    },
  },
});

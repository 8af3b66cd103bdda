import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { storyTests } from '../test/story-tests.ts';

const here = import.meta.dirname;
const root = join(here, '../..');
/** Story files without screenshots. They are not loaded. */
const unpictured = globSync('{.storybook/foundations,{libs,apps}/*/src/**}/*.stories.tsx', { cwd: root }).filter(
  (path) => !readFileSync(join(root, path), 'utf8').includes("'visual'"),
);
const imagePath = (directory: string) => (data: { readonly arg: string; readonly ext: string }) =>
  join(here, directory, data.arg + data.ext);

/**
 * Compares stories tagged `visual`, light and dark, with the images in `baselines/`. Antialiasing is ignored, small color differences are
 * tolerated, and one pixel in 2,000 may differ.
 */
export default defineConfig(
  // The headless shell smooths text differently.
  mergeConfig(
    storyTests({
      setupFile: join(here, 'compare-stories.ts'),
      tag: 'visual',
      launchOptions: chromiumLaunchOptions,
      reducedMotion: 'reduce',
    }),
    {
      test: {
        exclude: unpictured,
        browser: {
          viewport: { width: 1200, height: 900 },
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
              timeout: 60_000,
              screenshotOptions: { scale: 'css' },
              resolveScreenshotPath: imagePath('baselines'),
              resolveDiffPath: imagePath('../../test-results/visual'),
            },
          },
        },
      },
    },
  ),
);

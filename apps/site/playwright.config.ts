import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { defineConfig } from '@playwright/test';
import { address, countingAddress } from './e2e/pages.ts';

const countingBuild = '.cache/e2e-counting';

/** Against the built site, sent by its own server; the specs answer for the API and the gateway. */
export default defineConfig({
  testDir: './e2e',
  // Two cores are what every machine has that this runs on. A test has a context of its own, and the server keeps nothing of who asked.
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // Waiting costs nothing where a state comes soon, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { baseURL: address, launchOptions: chromiumLaunchOptions },
  webServer: [
    {
      command: 'node server/server.ts',
      env: { NODE_ENV: 'production', PORT: new URL(address).port },
      url: `${address}/_site/health`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      // Whether page views are counted is said by a build.
      command: `node ../../node_modules/vite/bin/vite.js build --configLoader=native --outDir ${countingBuild}/client && node server/server.ts`,
      env: {
        NODE_ENV: 'production',
        PORT: new URL(countingAddress).port,
        SITE_BUILD_DIR: countingBuild,
        ONEPOINT_PRODUCTION_HOST: new URL(countingAddress).host,
        ONEPOINT_ANALYTICS_URL: '/stats',
      },
      url: `${countingAddress}/_site/health`,
      timeout: 600_000,
      reuseExistingServer: false,
    },
  ],
});

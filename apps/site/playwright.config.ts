import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { playwrightReporters } from '@onepoint/test-config/test-reports';
import { defineConfig } from '@playwright/test';
import { address, countingAddress } from './e2e/pages.ts';

const countingBuild = '.cache/e2e-counting';

/** Tests the built site with its own server; the specs mock the API and the gateway. */
export default defineConfig({
  testDir: './e2e',
  // The tests are made for machines with two cores.
  workers: 2,
  fullyParallel: true,
  reporter: playwrightReporters(),
  // Generous limits: the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { baseURL: address, launchOptions: headlessLaunchOptions },
  webServer: [
    {
      command: 'node server/server.ts',
      env: { NODE_ENV: 'production', PORT: new URL(address).port },
      url: `${address}/_site/health`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      // Analytics are configured at build time.
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

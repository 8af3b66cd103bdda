import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { defineConfig } from '@playwright/test';

const address = 'http://127.0.0.1:4611';

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
  webServer: {
    command: 'node server/server.ts',
    env: { NODE_ENV: 'production', PORT: '4611' },
    url: `${address}/_site/health`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});

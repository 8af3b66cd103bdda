import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { defineConfig } from '@playwright/test';

const address = 'http://127.0.0.1:4711';

/** Against the built app, served as a static deployment of its own: no API, no gateway. */
export default defineConfig({
  testDir: './e2e',
  // Two cores are what every machine has that this runs on.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  // What a test waits for is a state: on a busy machine five seconds are soon over.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { baseURL: `${address}/playground/`, launchOptions: chromiumLaunchOptions },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 4711 --strictPort',
    url: `${address}/playground/`,
    reuseExistingServer: false,
  },
});

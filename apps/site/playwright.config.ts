import { chromiumLaunchOptions } from '@onepoint/tools/chromium';
import { defineConfig } from '@playwright/test';

const address = 'http://127.0.0.1:4611';

/** Against the built site, served as a static deployment of its own; the specs answer for the gateway. */
export default defineConfig({
  testDir: './e2e',
  workers: 1,
  reporter: 'line',
  // Waiting costs nothing where a state comes soon, and the machine may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { baseURL: address, launchOptions: chromiumLaunchOptions },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 4611 --strictPort',
    url: address,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});

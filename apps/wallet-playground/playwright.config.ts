import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { playwrightReporters } from '@onepoint/test-config/test-reports';
import { testPort } from '@onepoint/test-config/test-port';
import { defineConfig } from '@playwright/test';

const port = String(testPort('PLAYGROUND_E2E_PORT'));
const address = `http://127.0.0.1:${port}`;

/** Runs against the built app as a static site, without API and gateway. */
export default defineConfig({
  testDir: './e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  // The default of five seconds is too short on a busy machine.
  expect: { timeout: 30_000 },
  reporter: playwrightReporters(),
  use: { baseURL: `${address}/playground/`, launchOptions: headlessLaunchOptions },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `${address}/playground/`,
    reuseExistingServer: false,
  },
});

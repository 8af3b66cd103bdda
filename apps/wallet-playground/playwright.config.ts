import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { playwrightReporters } from '@onepoint/test-config/test-reports';
import { defineConfig } from '@playwright/test';

/** Runs against the built app as a static site, without API and gateway. */
export default defineConfig({
  testDir: './e2e',
  // Tests wait for a quarter of their time: three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The defaults are too short on a busy machine, also that of the server's start.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: playwrightReporters(),
  // Set when the server runs, from the line that it prints.
  use: { baseURL: process.env['PLAYGROUND_E2E_URL'], launchOptions: headlessLaunchOptions },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 0',
    wait: { stdout: /(?<playground_e2e_url>http:\/\/127\.0\.0\.1:\d+\/playground\/)/ },
    timeout: 120_000,
  },
});

import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { playwrightReporters } from '@onepoint/test-config/test-reports';
import { defineConfig } from '@playwright/test';
import { countingHost } from './e2e/pages.ts';

/** Set when the servers run, from the lines that they print. */
const { SITE_E2E_ADDRESS: baseURL, SITE_E2E_COUNTING: counting } = process.env;
const launchOptions = {
  ...headlessLaunchOptions,
  args: [...headlessLaunchOptions.args, `--host-resolver-rules=MAP ${countingHost} ${counting ?? ''}`],
};

/** Tests the built site with its own server; the specs mock the API and the gateway. */
export default defineConfig({
  testDir: './e2e',
  // The tests are made for machines with two cores.
  workers: 2,
  fullyParallel: true,
  reporter: playwrightReporters(),
  // Generous limits: the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { baseURL, launchOptions },
  webServer: [
    {
      command: 'node server/server.ts',
      env: { NODE_ENV: 'production', PORT: '0' },
      wait: { stdout: /"address":"(?<site_e2e_address>[^"]+)"/ },
      timeout: 120_000,
    },
    {
      // The same build on a host that counts page views.
      command: 'node server/server.ts',
      env: {
        NODE_ENV: 'production',
        PORT: '0',
        PUBLIC_ORIGIN: `http://${countingHost}`,
        ONEPOINT_PRODUCTION_HOST: countingHost,
        ONEPOINT_ANALYTICS_URL: '/stats',
      },
      wait: { stdout: /"address":"http:\/\/(?<site_e2e_counting>[^"]+)"/ },
      timeout: 120_000,
    },
  ],
});

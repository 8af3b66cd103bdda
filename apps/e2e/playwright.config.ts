import { defineConfig } from '@playwright/test';
import { headlessLaunchOptions } from '@onepoint/test-config/chromium';
import { playwrightReporters } from '@onepoint/test-config/test-reports';
import { productUnderTest, readyLine } from './src/support/product-under-test.ts';

const product = productUnderTest();

/** Tests the whole product, started as in the README, on a free port with an empty data folder. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  // Tests use separate accounts, so any of them can run in parallel. They wait for half of their time: four keep two cores busy.
  fullyParallel: true,
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Generous timeouts: specs wait for states, which can take long on a busy machine.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: playwrightReporters(),
  outputDir: './test-results',
  globalTeardown: './src/support/remove-data.ts',
  use: {
    baseURL: product.origin,
    viewport: { width: 1440, height: 900 },
    launchOptions: headlessLaunchOptions,
    // As in a real browser, where a click on a copy button grants permission.
    permissions: ['clipboard-write'],
    screenshot: 'only-on-failure',
    // Traces take 25% more computing time even if all tests pass. Rerun a failing spec with `--trace on`.
    trace: 'off',
  },
  webServer: {
    command: 'mkdir -p "$ONEPOINT_DATA_DIR" && cp -R locales "$LOCALES_DIR" && exec node tools/cli/start.mjs start',
    cwd: product.root,
    env: { PORT: '0', ONEPOINT_DATA_DIR: product.dataDir, LOCALES_DIR: product.localesDir },
    wait: { stdout: readyLine },
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

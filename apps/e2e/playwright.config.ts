import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { productUnderTest } from './src/product-under-test.ts';

const product = productUnderTest();

/** The whole product, started as the README says, on a free port and an empty data folder. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  // Specs bring accounts of their own, and mostly wait: two at a time disturb nobody.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What a spec waits for is a state: on a busy machine it takes its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: './test-results',
  globalTeardown: './src/remove-data.ts',
  use: {
    baseURL: product.origin,
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunchOptions,
    screenshot: 'only-on-failure',
    // The film of a trace costs a third of the time that a spec takes; what its pages held is in the trace without it.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node tools/cli/start.mjs start',
    cwd: product.root,
    env: { PORT: String(product.port), ONEPOINT_DATA_DIR: product.dataDir },
    url: `${product.origin}/api/ready`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

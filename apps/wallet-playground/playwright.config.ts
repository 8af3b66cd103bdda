import { chromiumLaunchOptions } from '@onepoint/tools/chromium';
import { defineConfig } from '@playwright/test';

const address = 'http://127.0.0.1:4811';

/** Against the built app, served as a static deployment of its own: no API, no gateway. */
export default defineConfig({
  testDir: './e2e',
  workers: 1,
  reporter: 'line',
  use: { baseURL: `${address}/playground/`, launchOptions: chromiumLaunchOptions },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 4811 --strictPort',
    url: `${address}/playground/`,
    reuseExistingServer: false,
  },
});

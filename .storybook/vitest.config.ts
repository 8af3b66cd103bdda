import { chromiumLaunchOptions } from '@onepoint/tools/chromium';
import { workspace } from '@onepoint/tools/vite-workspace';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Every story in Chromium: it draws, plays, says nothing on the console, and passes axe in light and dark. */
export default defineConfig({
  // Found before the first story runs: a package that is found later makes the browser reload in the middle.
  optimizeDeps: {
    entries: ['preview.tsx', 'foundations/*.stories.tsx', '../{libs,apps}/*/src/**/*.stories.tsx'].map((glob) =>
      join(import.meta.dirname, glob),
    ),
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
  },
  plugins: [workspace(), react(), storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    api: { host: '127.0.0.1', port: 4510 },
    passWithNoTests: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

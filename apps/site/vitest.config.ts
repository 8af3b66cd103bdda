import { vitestReport } from '@onepoint/test-config/test-reports';
import { project } from '@onepoint/test-config/vitest-project';
import { defineConfig } from 'vitest/config';

const include = ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts', 'server/**/*.test.ts'];
/** Read the build in `dist` and render pages with its production React, which needs a separate process. */
const buildTests = ['vite/prerender.test.ts', 'vite/released-pages.test.ts'];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...vitestReport(),
    projects: [
      project(import.meta.dirname, 'jsdom', { include, exclude: buildTests }),
      project(import.meta.dirname, 'node', { name: 'site-build', include: buildTests, isolate: true, env: { NODE_ENV: 'production' } }),
    ],
  },
});

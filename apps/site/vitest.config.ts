import { project } from '@onepoint/test-config/vitest-project';
import { defineConfig } from 'vitest/config';

const include = ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts', 'server/**/*.test.ts'];
/** Builds the site and renders its pages with the React of production, which cannot share a process with the one of the other tests. */
const buildTests = ['vite/prerender.test.ts'];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      project(import.meta.dirname, 'jsdom', { include, exclude: buildTests }),
      project(import.meta.dirname, 'node', { name: 'site-build', include: buildTests, isolate: true }),
    ],
  },
});

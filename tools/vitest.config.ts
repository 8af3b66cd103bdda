import { project } from './vitest-project.ts';

/** Files start and end processes of their own, which one registry per module keeps: each file has its own. */
export default project(import.meta.dirname, 'node', {
  isolate: true,
  include: ['**/*.test.ts'],
  exclude: ['stack/seed/**', '**/node_modules/**'],
  globalSetup: ['./stack/postgres/vitest-global-setup.ts'],
  testTimeout: 30_000,
});

import { project } from './vitest-project.ts';

export default project(import.meta.dirname, 'node', {
  include: ['**/*.test.ts'],
  exclude: ['stack/seed/**', '**/node_modules/**'],
  globalSetup: ['./stack/postgres/vitest-global-setup.ts'],
  testTimeout: 30_000,
});

import { project } from '@onepoint/test-config/vitest-project';

/** Files start and end processes of their own, which one registry per module keeps: each file has its own. */
export default project(import.meta.dirname, 'node', {
  isolate: true,
  include: ['**/*.test.ts'],
  globalSetup: ['./postgres/vitest-global-setup.ts'],
});

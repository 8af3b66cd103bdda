import { project } from '@onepoint/test-config/vitest-project';

/** Isolated files, because each starts and stops its own processes through a registry per module. */
export default project(import.meta.dirname, 'node', {
  isolate: true,
  globalSetup: ['./postgres/vitest-global-setup.ts'],
});

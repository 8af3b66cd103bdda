import { project } from '@onepoint/tools/vitest-project';

export default project(import.meta.dirname, 'node', {
  globalSetup: ['../postgres/vitest-global-setup.ts'],
  testTimeout: 30_000,
});

import { project } from '@onepoint/test-config/vitest-project';
import '@onepoint/sandbox/postgres/vitest-global-setup';

export default project(import.meta.dirname, 'node', {
  globalSetup: ['../sandbox/postgres/vitest-global-setup.ts'],
  // Servers start several times, even on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
});

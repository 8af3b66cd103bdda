import { project } from '@onepoint/test-config/vitest-project';

export default project(import.meta.dirname, 'node', {
  globalSetup: ['./postgres/vitest-global-setup.ts'],
  // Processes start and stop several times, even on a busy machine.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
});

import { project } from '@onepoint/test-config/vitest-project';

// Builds the feature and drives Chromium, so it runs with the end-to-end tests.
export default project(import.meta.dirname, 'node', { include: ['*.spec.ts'], fileParallelism: false });

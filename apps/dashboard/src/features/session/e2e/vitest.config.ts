import { project } from '@onepoint/test-config/vitest-project';

// Drives Chromium and builds the feature, so it runs with the end-to-end stage and not with the unit tests.
export default project(import.meta.dirname, 'node', { include: ['*.spec.ts'], fileParallelism: false });

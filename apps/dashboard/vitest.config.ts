import { project } from '@onepoint/tools/vitest-project';

export default project(import.meta.dirname, 'jsdom', { setupFiles: ['src/test/setup.ts'], testTimeout: 40_000 });

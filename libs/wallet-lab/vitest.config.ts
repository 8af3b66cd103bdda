import { project } from '@onepoint/tools/vitest-project';

export default project(import.meta.dirname, 'jsdom', { setupFiles: ['src/testing/setup.ts'] });

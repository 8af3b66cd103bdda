import { project } from '@onepoint/test-config/vitest-project';

/** Test files of one worker share its document and modules: `src/test/setup.ts` leaves both as each test found them. */
export default project(import.meta.dirname, 'jsdom', { setupFiles: ['src/test/setup.ts'] });

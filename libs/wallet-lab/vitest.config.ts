import { project } from '@onepoint/tools/vitest-project';

/** Wallets announce themselves to a window for as long as it lives: each file has its own. */
export default project(import.meta.dirname, 'jsdom', { isolate: true, setupFiles: ['src/testing/setup.ts'] });

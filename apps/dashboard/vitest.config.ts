import { project } from '@onepoint/test-config/vitest-project';

/** A worker's test files share a document and modules. `src/test/setup.ts` resets both after each test. */
export default project(import.meta.dirname, 'jsdom', {
  setupFiles: ['src/test/setup.ts'],
  // Vitest would leave one of two cores to others, but most runs are `npm run check:dashboard`, which runs nothing else meanwhile.
  maxWorkers: 2,
});

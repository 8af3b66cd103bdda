import react from '@vitejs/plugin-react';
import { basename, join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { workspace } from '@onepoint/build/vite-workspace';
import { vitestReport } from './test-reports.ts';

const cleanPage = join(import.meta.dirname, 'vitest-clean-page.ts');

/**
 * Vitest configuration of a project. `vitest.config.ts` in this folder calls it for every project without its own settings. Tests run in random
 * order, and the files of a worker share an environment, so that dependent tests fail.
 *
 * @param root directory of the project, `import.meta.dirname`
 * @param environment `jsdom` for tests that use the DOM
 * @param test additional Vitest options (`globalSetup`, `setupFiles`, …)
 */
export function project(
  root: string,
  environment: 'node' | 'jsdom' = 'node',
  { setupFiles = [], ...test }: NonNullable<ViteUserConfig['test']> = {},
): ViteUserConfig {
  return defineConfig({
    root,
    plugins: environment === 'jsdom' ? [workspace(), react()] : [workspace()],
    test: {
      name: basename(root),
      environment,
      include: ['**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      sequence: { shuffle: true },
      // Creating a document and loading the modules again for each file would take most of the time of all unit tests.
      isolate: false,
      // Tests wait for states; the defaults of one and five seconds are too short on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      setupFiles: [...(environment === 'jsdom' ? [cleanPage] : []), ...[setupFiles].flat()],
      ...vitestReport(),
      ...test,
    },
  });
}

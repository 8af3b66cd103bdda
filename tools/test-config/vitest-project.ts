import react from '@vitejs/plugin-react';
import { basename, join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { workspace } from '@onepoint/build/vite-workspace';

const cleanPage = join(import.meta.dirname, 'vitest-clean-page.ts');

/**
 * One Vitest project per library or app; Nx infers the `test` target from the file that calls this.
 * Tests run in random order, the files of one worker in one environment: one that leans on another's leftovers fails.
 *
 * @param root directory of the project, `import.meta.dirname`
 * @param environment `jsdom` for what touches the DOM
 * @param test further Vitest options (`globalSetup`, `setupFiles`, …)
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
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      sequence: { shuffle: true },
      // A document and every module anew for each file cost most of the time that all unit tests took.
      isolate: false,
      // What a test waits for is a state: on a busy machine the defaults of one and five seconds are soon over.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      setupFiles: [...(environment === 'jsdom' ? [cleanPage] : []), ...[setupFiles].flat()],
      ...test,
    },
  });
}

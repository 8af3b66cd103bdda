import { join } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/**
 * Stryker configuration of a project's `mutate` target. Fails below 90% killed mutants.
 *
 * @param mutate globs of mutated files, relative to the project
 */
export function mutation(mutate: readonly string[]): PartialStrykerOptions {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts') },
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Infinite loops are detected in any case; a mutant that is slow on a busy machine must not count as killed.
    timeoutMS: 30_000,
    cleanTempDir: 'always',
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { allowColor: false, logTests: false },
    thresholds: { high: 95, low: 90, break: 90 },
  };
}

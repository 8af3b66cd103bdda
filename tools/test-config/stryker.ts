import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/**
 * Mutation testing of one project with Stryker, its target `mutate`. Fails below 90 % of mutants killed.
 *
 * @param mutate globs of what is mutated, relative to the project
 */
export function mutation(mutate: readonly string[]): PartialStrykerOptions {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.config.ts' },
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A mutant that runs forever is found either way; one that a busy machine makes slow must not count as killed.
    timeoutMS: 30_000,
    cleanTempDir: 'always',
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { allowColor: false, logTests: false },
    thresholds: { high: 95, low: 90, break: 90 },
  };
}

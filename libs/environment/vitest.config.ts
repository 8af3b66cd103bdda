import { defineConfig } from 'vitest/config';

// Doesn't use `@onepoint/test-config`, because projects of `tools` depend on this library.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'environment',
    include: ['src/**/*.test.ts'],
    passWithNoTests: false,
    sequence: { shuffle: true },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

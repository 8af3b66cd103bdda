import { defineConfig } from 'vitest/config';

// `tools` uses this library, so its tests cannot use what `tools` has for those of others.
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

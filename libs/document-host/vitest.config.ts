import { defineConfig } from 'vitest/config';

// Doesn't use `@onepoint/test-config`, because its project `tools/test-config` depends on this library.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'document-host',
    include: ['src/**/*.test.ts'],
    passWithNoTests: false,
    sequence: { shuffle: true },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

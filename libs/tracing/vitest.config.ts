import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'tracing',
    include: ['src/**/*.test.ts'],
    passWithNoTests: false,
    sequence: { shuffle: true },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

import { defineConfig } from 'vitest/config';

// The shared test configuration uses these plugins, so their own tests cannot use it.
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'build', include: ['**/*.test.ts'], passWithNoTests: false, sequence: { shuffle: true }, testTimeout: 30_000 },
});

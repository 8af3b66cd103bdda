/** One step of `npm test`: Nx targets that run together. */
export interface Stage {
  readonly name: string;
  readonly targets: readonly string[];
  /** How many tasks at once. Two cores are what every machine has that this runs on. */
  readonly parallel: number;
  /** `makes`: builds the apps. `takes`: runs on what an earlier stage built, or builds it where that failed. */
  readonly build?: 'makes' | 'takes';
}

/** In the order in which they run: what fails fast comes first. */
export const stages: readonly Stage[] = [
  { name: 'format, lint, boundaries, types', targets: ['types', 'eslint', 'format', 'oxlint', 'boundaries', 'lint-css'], parallel: 2 },
  { name: 'unit', targets: ['test'], parallel: 2 },
  {
    name: 'build, docs, locales, stories, budgets',
    targets: ['build', 'docs', 'locales', 'stories', 'budgets'],
    parallel: 2,
    build: 'makes',
  },
  // One after the other: each drives two pages.
  { name: 'stories in Chromium', targets: ['test-storybook', 'test-visual'], parallel: 1 },
  { name: 'end to end in Chromium', targets: ['e2e'], parallel: 2, build: 'takes' },
];

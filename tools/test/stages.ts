/** One step of `npm test`: Nx targets that run together. */
export interface Stage {
  readonly name: string;
  readonly targets: readonly string[];
  /** How many tasks at once; browser stages run alone. */
  readonly parallel: number;
}

/** In the order in which they run: what fails fast comes first. */
export const stages: readonly Stage[] = [
  { name: 'format', targets: ['format'], parallel: 1 },
  { name: 'lint, boundaries', targets: ['lint', 'boundaries', 'lint-css'], parallel: 2 },
  { name: 'types', targets: ['types'], parallel: 1 },
  { name: 'unit', targets: ['test'], parallel: 2 },
  { name: 'build', targets: ['build'], parallel: 2 },
  { name: 'docs, locales, stories, budgets', targets: ['docs', 'locales', 'stories', 'budgets'], parallel: 2 },
  { name: 'stories in Chromium', targets: ['test-storybook', 'test-visual'], parallel: 1 },
  { name: 'end to end in Chromium', targets: ['e2e'], parallel: 1 },
];

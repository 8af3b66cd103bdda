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
  { name: 'types, lint, boundaries', targets: ['typecheck', 'lint', 'lint-css', 'format', 'boundaries', 'affected'], parallel: 2 },
  { name: 'unit', targets: ['test'], parallel: 2 },
  {
    name: 'build, docs, texts, story coverage, budgets',
    targets: ['build', 'docs', 'texts', 'story-coverage', 'budgets'],
    parallel: 2,
    build: 'makes',
  },
  // Every story in one run: a browser for each project would add half a minute. `nx affected -t stories` runs those of a project.
  { name: 'stories in Chromium', targets: ['all-stories', 'visual'], parallel: 1 },
  { name: 'end to end in Chromium', targets: ['e2e'], parallel: 2, build: 'takes' },
];

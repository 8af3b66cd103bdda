/** A step of `npm test`: Nx targets that run together. */
export interface Stage {
  readonly name: string;
  readonly targets: readonly string[];
  /** Number of parallel tasks; two cores are the minimum. */
  readonly parallel: number;
  /** `makes`: builds the apps. `takes`: uses the build of an earlier stage, or builds if that failed. */
  readonly build?: 'makes' | 'takes';
}

/** In order, fastest feedback first. */
export const stages: readonly Stage[] = [
  // All projects in one process each: starting one per project would take minutes. `nx affected -t typecheck,lint,lint-css` checks single projects.
  {
    name: 'types, lint, boundaries',
    targets: ['all-types', 'all-lint', 'all-styles', 'unused', 'format', 'boundaries', 'affected', 'licenses', 'api'],
    parallel: 2,
  },
  // Tests of servers often wait for processes and the database, so four projects keep two cores busy.
  { name: 'unit', targets: ['test'], parallel: 4 },
  {
    name: 'build, docs, texts, flags, story coverage, budgets',
    targets: ['build', 'docs', 'english', 'texts', 'flags', 'story-coverage', 'budgets'],
    parallel: 2,
    build: 'makes',
  },
  // All stories in one run: a browser per project would add half a minute. `nx affected -t stories` runs those of a project.
  { name: 'stories in Chromium', targets: ['all-stories'], parallel: 1 },
  // Not at the same time as the stories, because either keeps two cores busy. Two projects at once, because session tests spend half of their
  // time waiting; tests of the whole product run alone, because its start can rebuild the apps that others serve.
  { name: 'end to end in Chromium', targets: ['e2e'], parallel: 2, build: 'takes' },
];

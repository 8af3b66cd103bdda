const linesMax = 60;

/** Marks of Vitest, Playwright, Nx, oxlint, TypeScript and the project's own checks. */
const isFailure = (line: string): boolean =>
  /\bFAIL\b|✘|✖|×|\bERROR:|Error:|error TS\d+|\d+:\d+\s+error\b|\b[1-9]\d* failed|^\s*- @onepoint\/[\w-]+:|^\[warn\]/u.test(line) &&
  !/✓|✔|\[WebServer\]/u.test(line);

/** Returns the lines of a stage's output that name failures, in order and without duplicates; at most 60. */
export function failuresOf(output: string): string[] {
  const plain = output.split('\n').map((line) => line.trimEnd());
  return [...new Set(plain.filter(isFailure))].slice(0, linesMax);
}

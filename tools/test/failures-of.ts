const linesMax = 60;

/** Marks of Vitest, Playwright, Nx, oxlint, TypeScript and the project's own checks. */
const isFailure = (line: string): boolean =>
  /\bFAIL\b|✘|×|\bERROR:|Error:|error TS\d+|\d+ failed|^\s*- @onepoint\/|^\[warn\]|:\d+:\d+ /u.test(line) &&
  !/✓|✔|\[WebServer\]/u.test(line);

/** The lines of a stage's output that tell what failed, in their order and without repetition; at most 60. */
export function failuresOf(output: string): string[] {
  const plain = output.split('\n').map((line) => line.trimEnd());
  return [...new Set(plain.filter(isFailure))].slice(0, linesMax);
}

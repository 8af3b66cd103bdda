/** The marks of one visit, 0 to 100 for each category. */
export interface Marks {
  readonly path: string;
  readonly language: string;
  readonly theme: string;
  readonly scores: readonly number[];
}

const full = 100;

/** Whether nothing is missing in any category. */
export const isFull = ({ scores }: Pick<Marks, 'scores'>): boolean => scores.every((score) => score === full);

/**
 * Marks of many visits as a table: a line each, under the names of the categories, and how many are full.
 *
 * @param categories in the order of the scores
 */
export function describeMarks(categories: readonly string[], marks: readonly Marks[]): string {
  const paths = Math.max(...marks.map(({ path }) => path.length));
  const line = (path: string, language: string, theme: string, cells: readonly string[]): string =>
    [
      path.padEnd(paths),
      language.padEnd(2),
      theme.padEnd(5),
      ...cells.map((cell, index) => cell.padStart(categories[index]?.length ?? 0)),
    ].join('  ');
  return [
    line('', '', '', categories),
    ...marks.map(({ path, language, theme, scores }) => line(path, language, theme, scores.map(String))),
    `${String(marks.filter(isFull).length)} of ${String(marks.length)} are full`,
  ].join('\n');
}

/** Median scores of a page, 0 to 100 for each category. */
export interface Marks {
  readonly path: string;
  readonly language: string;
  readonly theme: string;
  readonly scores: readonly number[];
}

const scoreMin = 98;

export const isHigh = ({ scores }: Pick<Marks, 'scores'>): boolean => scores.every((score) => score >= scoreMin);

/**
 * A table with one line per page, the categories as columns, and the number of pages with high enough scores.
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
    `${String(marks.filter(isHigh).length)} of ${String(marks.length)} score at least ${String(scoreMin)}`,
  ].join('\n');
}

export function failedAudits({ categories, audits }: LighthouseResult, category: string): readonly LighthouseAudit[] {
  const refs = categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit === undefined || weight === 0 || audit.score === null || audit.score === 1 ? [] : [audit];
  });
}

const itemsMax = 4;
const itemCharactersMax = 220;

export function describeAudit({ id, title, score, numericValue, details }: LighthouseAudit): string {
  const value = numericValue === undefined ? '' : ` (${numericValue.toFixed(numericValue < 10 ? 3 : 0)})`;
  const items = (details?.items ?? []).slice(0, itemsMax).map((item) => `\n          ${JSON.stringify(item).slice(0, itemCharactersMax)}`);
  return `      ${String(score)} ${id}: ${title}${value}${items.join('')}`;
}

export interface LighthouseResult {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
}

interface LighthouseAudit {
  readonly id: string;
  readonly title: string;
  /** 0 to 1; null if not applicable. */
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

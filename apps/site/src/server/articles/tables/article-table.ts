/** A table that is made from the product's own data, so that the documentation cannot say something else. */
export interface ArticleTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table in Markdown. */
export function toMarkdownTable({ head, rows }: ArticleTable): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

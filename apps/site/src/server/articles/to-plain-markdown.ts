import { fillAddresses } from './fill-addresses.ts';
import { toMarkdownTable } from './tables/article-table.ts';
import { articleTables } from './tables/tables.ts';

const fence = /^(```|~~~)/;
const tag = /^<\/?(?:Note|CodeGroup|Steps)\b[^>]*>$/;
const noteTag = /^<(?<end>\/)?Note\b[^>]*>$/;
const dataTable = /^<([A-Z]\w*Table) \/>$/;
const inlineNote = /^<Note\b[^>]*>(.*)<\/Note>$/;

/**
 * An article as Markdown that any reader understands: the parts that only our pages draw are left out, what stands in them stays, a note as a
 * quotation. Code is never touched.
 */
export function toPlainMarkdown(markdown: string): string {
  let inCode = false;
  let inNote = false;
  const lines = markdown.split('\n').flatMap((line) => {
    const trimmed = line.trim();
    if (fence.test(trimmed)) inCode = !inCode;
    if (inCode) return [line];
    const table = articleTables[dataTable.exec(trimmed)?.[1] ?? ''];
    if (table !== undefined) return toMarkdownTable(table()).split('\n');
    const note = inlineNote.exec(trimmed)?.[1];
    if (note !== undefined) return [`> ${note}`];
    const opened = noteTag.exec(trimmed)?.groups;
    if (opened !== undefined) inNote = opened['end'] === undefined;
    if (tag.test(trimmed)) return [];
    return inNote ? [`> ${trimmed}`.trimEnd()] : [line];
  });
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return fillAddresses(text);
}

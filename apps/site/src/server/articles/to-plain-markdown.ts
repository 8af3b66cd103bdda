import { fillAddresses } from './fill-addresses.ts';
import { toMarkdownTable } from './tables/article-table.ts';
import { articleTables } from './tables/tables.ts';

const fence = /^(```|~~~)/;
const tag = /^\s*<\/?(Note|CodeGroup|Steps)\b[^>]*>\s*$/;
const dataTable = /^<([A-Z]\w*Table) \/>$/;
const inlineNote = /^<Note\b[^>]*>(.*)<\/Note>$/;

/**
 * An article as Markdown that any reader understands: the parts that only our pages draw are left out, what stands in them stays. Code is
 * never touched.
 */
export function toPlainMarkdown(markdown: string): string {
  let inCode = false;
  const lines = markdown.split('\n').flatMap((line) => {
    if (fence.test(line.trim())) inCode = !inCode;
    if (inCode) return [line];
    const table = articleTables[dataTable.exec(line.trim())?.[1] ?? ''];
    if (table !== undefined) return toMarkdownTable(table()).split('\n');
    const note = inlineNote.exec(line.trim())?.[1];
    if (note !== undefined) return [`> ${note}`];
    return tag.test(line) ? [] : [line];
  });
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return fillAddresses(text);
}

import { toPlainMarkdown } from '../articles/to-plain-markdown.ts';
import type { PageRequest } from '../page-source.ts';
import type { Doc } from './doc.ts';

const proses = new WeakMap<Doc, string>();

/** The text without code: the same for every language that shows the page. */
function proseOf(doc: Doc): string {
  const known = proses.get(doc);
  if (known !== undefined) return known;
  const prose = toPlainMarkdown(doc.markdown)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  proses.set(doc, prose);
  return prose;
}

/** What a page of the documentation is found by: the name of its part in the reader's language, and its text without code. */
export function toSearchText(doc: Doc, { translate }: PageRequest): string {
  return `${translate(['docs_nav'], `sections.${doc.section}`)}\n${proseOf(doc)}`;
}

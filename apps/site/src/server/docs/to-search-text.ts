import { toPlainMarkdown } from '../articles/to-plain-markdown.ts';
import type { PageRequest } from '../page-source.ts';
import type { Doc } from './doc.ts';

/** What a page of the documentation is found by: the name of its part in the reader's language, and its text without code. */
export function toSearchText({ section, markdown }: Doc, { translate }: PageRequest): string {
  const prose = toPlainMarkdown(markdown)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return `${translate(['docs_nav'], `sections.${section}`)}\n${prose}`;
}

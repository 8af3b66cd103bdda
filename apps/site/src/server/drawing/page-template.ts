import { escapeText } from '../../../vite/escape-text.ts';
import type { KeptText, Pieces } from '../../../vite/pieces/kept-text.ts';
import type { DocFrame, DocLink } from '../../shared/doc-content.ts';

/** Stands on both sides of the number of a value. No text has it. */
const mark = '\u0002';
/** What is shorter costs less to write again than to look up. */
const keptCharactersMin = 200;

/** A page of the documentation with marks in place of what it shows as it stands. */
export interface MarkedDoc<Doc extends DocFrame> {
  readonly doc: Doc;
  /** What the marks stand for, by their numbers. */
  readonly values: readonly string[];
}

/** Takes out what differs between pages that are otherwise drawn alike. What is formatted, or decides what is drawn, stays. */
export function markValues<Doc extends DocFrame>(doc: Doc): MarkedDoc<Doc> {
  const values: string[] = [];
  // Of an empty text React writes nothing, whatever stands beside it.
  const marked = (value: string): string => (value === '' ? '' : `${mark}${String(values.push(value) - 1)}${mark}`);
  const markedLink = (link: DocLink | null): DocLink | null => link && { href: marked(link.href), title: marked(link.title) };
  return {
    doc: {
      ...doc,
      title: marked(doc.title),
      description: marked(doc.description),
      headings: doc.headings.map(({ id, text, depth }) => ({ id: marked(id), text: marked(text), depth })),
      previous: markedLink(doc.previous),
      next: markedLink(doc.next),
      editUrl: doc.editUrl === null ? null : marked(doc.editUrl),
      markdownUrl: marked(doc.markdownUrl),
    },
    values,
  };
}

/** Markup, and numbers of values in their places. */
export type Template = readonly (string | KeptText | number)[];

/** Keeps what is long: whole tags, and what stands between them. */
function keepTags(part: string): Pieces {
  const [from, to] = [part.indexOf('<'), part.lastIndexOf('>') + 1];
  return to - from < keptCharactersMin ? [part] : [part.slice(0, from), { text: part.slice(from, to) }, part.slice(to)];
}

/** Reads the markup of a page that was drawn with marks. */
export const toTemplate = (markup: string): Template =>
  markup.split(mark).flatMap((part, index): Template => (index % 2 === 0 ? keepTags(part) : [Number(part)]));

/** The markup of a page, as React writes it with the values in their places. */
export function fillTemplate(template: Template, values: readonly string[]): Pieces {
  const pieces: (string | KeptText)[] = [];
  let run = '';
  for (const part of template) {
    if (typeof part === 'object') {
      pieces.push(run, part);
      run = '';
    } else run += typeof part === 'number' ? escapeText(values[part] ?? '') : part;
  }
  return [...pieces, run];
}

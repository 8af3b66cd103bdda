import type { DocFrame } from '../../shared/doc-content.ts';

type Entries = DocFrame['siblings'];

const markOf = (name: string): Entries[number] => ({ href: `#${name}-entry`, title: '', current: false });
const startOf = ({ href }: Entries[number]): string => `<li><a href="${href}"`;

const first = markOf('first');
const last = markOf('last');
const end = '</li>';

/** Entries between two that mark where the menu of a page has them. */
export const betweenMarks = (entries: Entries): Entries => [first, ...entries, last];

/** The markup of a page whose menu has marks: what stands before them, each of the entries between them, and what stands after. */
export interface MarkedMenu {
  readonly before: string;
  readonly entries: readonly string[];
  readonly after: string;
}

/** @throws {Error} for markup that has no such menu in it */
export function takeMenu(markup: string): MarkedMenu {
  const from = markup.indexOf(startOf(first));
  const to = markup.indexOf(startOf(last), from);
  if (from < 0 || to < 0) throw new Error('There is no menu in the page');
  const [, ...entries] = markup.slice(from, to).split(end);
  return {
    before: markup.slice(0, from),
    entries: entries.slice(0, -1).map((entry) => entry + end),
    after: markup.slice(markup.indexOf(end, to) + end.length),
  };
}

import { writeModalLink, type ModalLink } from '../modal-link.ts';
import type { HistoryMark, HistoryPlace, PageBelow } from './modal-history.ts';

/** What has to be done to the history next. */
export type HistoryStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'back'; readonly steps: number }
  | { readonly kind: 'push'; readonly search: string; readonly mark: HistoryMark }
  | { readonly kind: 'replace'; readonly search: string; readonly mark: HistoryMark | undefined };

/** An open modal, as far as the address shows it. */
export interface LinkedModal {
  readonly id: string;
  readonly link: ModalLink | undefined;
}

const same = (left: string, right: string) => new URLSearchParams(left).toString() === new URLSearchParams(right).toString();

/** How many modals an entry holds above this page; none when it belongs to another one. */
export function depthOf(mark: HistoryMark | undefined, page: PageBelow): number {
  return mark?.page.visit === page.visit ? mark.depth : 0;
}

/** The query of an entry with these modals open: that of the page, and the link of the highest one that has a link. */
function searchOf(modals: readonly LinkedModal[], search: string): string {
  const linked = modals.findLast(({ link }) => link !== undefined);
  return linked?.link ? writeModalLink(search, linked.id, linked.link) : search;
}

/**
 * The next step towards a history with one entry per open modal on top of the page's own, each with its address. Taking
 * steps until there is none always ends.
 *
 * @param place where the reader is
 * @param modals open ones, lowest first
 * @param page what they lie upon
 */
export function nextHistoryStep({ search, mark }: HistoryPlace, modals: readonly LinkedModal[], page: PageBelow): HistoryStep {
  const depth = depthOf(mark, page);
  if (depth > modals.length) return { kind: 'back', steps: depth - modals.length };
  const here = searchOf(modals.slice(0, depth), page.search);
  const marked = depth > 0 ? { depth, page } : undefined;
  if (!same(here, search) || mark?.page.search !== marked?.page.search) return { kind: 'replace', search: here, mark: marked };
  if (depth === modals.length) return { kind: 'none' };
  return { kind: 'push', search: searchOf(modals.slice(0, depth + 1), page.search), mark: { depth: depth + 1, page } };
}

import { writeModalLink, type ModalLink } from '../modal-link.ts';

/** State that a modal adds to its history entry. */
export interface HistoryMark {
  /** Number of open modals in this entry. The entry of a page itself has no mark. */
  readonly depth: number;
  /** The page below. */
  readonly page: PageBelow;
}

/** The page below the modals. */
export interface PageBelow {
  /** Identifies a visit to a page. Entries of an earlier visit no longer belong to open modals. */
  readonly visit: string;
  /** Query string of the page including `?`, or empty. */
  readonly search: string;
}

/** The current history entry. */
export interface HistoryPlace {
  readonly pathname: string;
  readonly search: string;
  readonly mark: HistoryMark | undefined;
}

/** A history event: `pop`, `push`, `replace`, the start of a navigation to another page (`depart`), or the end of loading (`idle`). */
export type HistoryArrival = 'pop' | 'push' | 'replace' | 'depart' | 'idle';

/** The history functions that modals need. */
export interface ModalHistory {
  readonly getPlace: () => HistoryPlace;
  /** Whether a page is loading. Changing the history would abort it. */
  readonly isBusy: () => boolean;
  /** Pushes an entry for the same page. */
  readonly push: (search: string, mark: HistoryMark) => void;
  /** Replaces the current entry. */
  readonly replace: (search: string, mark: HistoryMark | undefined) => void;
  /** Goes back; listeners get `pop` later. */
  readonly back: (steps: number) => void;
  readonly subscribe: (listener: (arrival: HistoryArrival) => void) => () => void;
}

type HistoryStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'back'; readonly steps: number }
  | { readonly kind: 'push'; readonly search: string; readonly mark: HistoryMark }
  | { readonly kind: 'replace'; readonly search: string; readonly mark: HistoryMark | undefined };

/** Id and deep link of an open modal. */
export interface LinkedModal {
  readonly id: string;
  readonly link: ModalLink | undefined;
}

const same = (left: string, right: string) => new URLSearchParams(left).toString() === new URLSearchParams(right).toString();

/** Number of modals in a history entry of this page; 0 if the entry belongs to another page. */
export function depthOf(mark: HistoryMark | undefined, page: PageBelow): number {
  return mark?.page.visit === page.visit ? mark.depth : 0;
}

/** Query string of an entry with these modals: the query of the page with the link of the topmost modal that has one. */
function searchOf(modals: readonly LinkedModal[], search: string): string {
  const linked = modals.findLast(({ link }) => link !== undefined);
  return linked?.link ? writeModalLink(search, linked.id, linked.link) : search;
}

/**
 * The next step towards a history with one entry per open modal above the entry of the page. Taking steps repeatedly always terminates.
 *
 * @param place current history entry
 * @param modals open modals, lowest first
 * @param page the page below the modals
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

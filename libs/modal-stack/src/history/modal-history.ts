import { writeModalLink, type ModalLink } from '../modal-link.ts';

export interface HistoryMark {
  /** Number of open modals in this entry. A page's own entry has no mark. */
  readonly depth: number;
  readonly page: PageBelow;
}

/** The page under the modals. */
export interface PageBelow {
  /** Identifies a visit to the page. Entries of an earlier visit don't belong to the open modals. */
  readonly visit: string;
  /** Query string of the page including `?`, or empty. */
  readonly search: string;
}

export interface HistoryPlace {
  readonly pathname: string;
  readonly search: string;
  readonly mark: HistoryMark | undefined;
}

/** A history event: `pop`, `push`, `replace`, the start of a navigation to another page (`depart`), or the end of loading (`idle`). */
export type HistoryArrival = 'pop' | 'push' | 'replace' | 'depart' | 'idle';

export interface ModalHistory {
  readonly getPlace: () => HistoryPlace;
  /** True while a page is loading. Changing the history would abort that. */
  readonly isBusy: () => boolean;
  /** Pushes an entry for the current page. */
  readonly push: (search: string, mark: HistoryMark) => void;
  readonly replace: (search: string, mark: HistoryMark | undefined) => void;
  /** Asynchronous: listeners get `pop` later. */
  readonly back: (steps: number) => void;
  readonly subscribe: (listener: (arrival: HistoryArrival) => void) => () => void;
}

type HistoryStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'back'; readonly steps: number }
  | { readonly kind: 'push'; readonly search: string; readonly mark: HistoryMark }
  | { readonly kind: 'replace'; readonly search: string; readonly mark: HistoryMark | undefined };

export interface LinkedModal {
  readonly id: string;
  readonly link: ModalLink | undefined;
}

const same = (left: string, right: string) => new URLSearchParams(left).toString() === new URLSearchParams(right).toString();

/** Number of modals in a history entry. 0 if the entry belongs to another page visit. */
export function depthOf(mark: HistoryMark | undefined, page: PageBelow): number {
  return mark?.page.visit === page.visit ? mark.depth : 0;
}

/** Query string for an entry with these modals: the page's query plus the link of the topmost modal that has one. */
function searchOf(modals: readonly LinkedModal[], search: string): string {
  const linked = modals.findLast(({ link }) => link !== undefined);
  return linked?.link ? writeModalLink(search, linked.id, linked.link) : search;
}

/**
 * Finds the next step towards one history entry per open modal, above the page's entry. Repeated steps always terminate.
 *
 * @param place current history entry
 * @param modals open modals, lowest first
 * @param page page below the modals
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

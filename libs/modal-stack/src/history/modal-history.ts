/** What a modal's history entry carries, beside what the app itself keeps there. */
export interface HistoryMark {
  /** How many modals are open in this entry; a page's own entry has no mark. */
  readonly depth: number;
  /** The page below. */
  readonly page: PageBelow;
}

/** The page that modals lie upon. */
export interface PageBelow {
  /** Tells visits to a page apart: an entry that lies above another visit's page is not a modal's any more. */
  readonly visit: string;
  /** The page's own query, `?` included, empty without one. */
  readonly search: string;
}

/** Where the reader is. */
export interface HistoryPlace {
  readonly pathname: string;
  readonly search: string;
  readonly mark: HistoryMark | undefined;
}

/**
 * What has become of the place: moved through the history, gone to, put in place; or none of these: another page is on its
 * way (`depart`), a page has been fetched (`idle`).
 */
export type HistoryArrival = 'pop' | 'push' | 'replace' | 'depart' | 'idle';

/** The history of the app's router, as far as modals need it. */
export interface ModalHistory {
  readonly getPlace: () => HistoryPlace;
  /** True while a page is being fetched: moving now would undo that. */
  readonly isBusy: () => boolean;
  /** Adds an entry on the same page. */
  readonly push: (search: string, mark: HistoryMark) => void;
  /** Rewrites the entry the reader is in. */
  readonly replace: (search: string, mark: HistoryMark | undefined) => void;
  /** Moves back; the listener hears `pop` later. */
  readonly back: (steps: number) => void;
  readonly subscribe: (listener: (arrival: HistoryArrival) => void) => () => void;
}

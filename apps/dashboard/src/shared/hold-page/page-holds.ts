/** Something on the page that would be lost if it were left. */
export interface PageHold {
  /** Asks whether to leave all the same. */
  readonly ask: () => Promise<boolean>;
}

const holds: PageHold[] = [];

/** What holds the page now. The newest asks first: it stands above the others. */
export const pageHolds = {
  /** @returns lets go */
  add: (hold: PageHold): (() => void) => {
    holds.push(hold);
    return () => void holds.splice(holds.indexOf(hold), 1);
  },
  /** The one to ask next; undefined where none is left. */
  findNext: (asked: ReadonlySet<PageHold>): PageHold | undefined => holds.findLast((hold) => !asked.has(hold)),
};

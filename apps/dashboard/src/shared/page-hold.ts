import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate, type Location } from 'react-router';

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

/**
 * Asks before the page is left for another one, as long as something on it would be lost: by a link, by Back, and by the browser, which has words of
 * its own when it closes or reloads the page.
 *
 * @param ask whether to leave all the same
 */
export function useHoldPage(isHeld: boolean, ask: () => Promise<boolean>): void {
  const asks = useRef(ask);
  useEffect(() => {
    asks.current = ask;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    const letGo = pageHolds.add({ ask: () => asks.current() });
    const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => {
      letGo();
      removeEventListener('beforeunload', handleUnload);
    };
  }, [isHeld]);
}

/** Asks what holds the page before another one takes its place. Once in the app: the router takes one blocker. */
export function LeaveGuard(): null {
  const navigate = useNavigate();
  /** Those that have let go of it. */
  const asked = useRef(new Set<PageHold>());
  /** Where the reader is going, while that is asked about. */
  const target = useRef<Location>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const isHeld = pageHolds.findNext(asked.current) !== undefined;
    if (!isHeld) asked.current.clear();
    return isHeld;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const isAsking = target.current !== undefined;
    target.current = blocker.location;
    if (isAsking) return;
    const askAll = async (): Promise<boolean> => {
      for (let hold = pageHolds.findNext(asked.current); hold; hold = pageHolds.findNext(asked.current)) {
        if (!(await hold.ask())) return false;
        asked.current.add(hold);
      }
      return true;
    };
    const leave = async (): Promise<void> => {
      const isLeaving = await askAll();
      const to = target.current;
      target.current = undefined;
      blocker.reset();
      if (!isLeaving || to === undefined) return asked.current.clear();
      // Not `proceed`: a modal's entry has to leave the history first, which navigating sees to.
      await navigate(to);
    };
    void leave();
  }, [blocker, navigate]);
  return null;
}

import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate, type Location } from 'react-router';

interface PageHold {
  /** Resolves to whether to leave anyway. */
  readonly ask: () => Promise<boolean>;
}

const holds: PageHold[] = [];

/** Reasons to stay on the page. The newest asks first, because it is on top. */
const pageHolds = {
  /** @returns a function that removes the hold */
  add: (hold: PageHold): (() => void) => {
    holds.push(hold);
    return () => void holds.splice(holds.indexOf(hold), 1);
  },
  findNext: (asked: ReadonlySet<PageHold>): PageHold | undefined => holds.findLast((hold) => !asked.has(hold)),
};

/**
 * Asks before the user leaves a page with unsaved content by a link or Back. When closing or reloading, the browser shows its own dialog.
 *
 * @param ask resolves to whether to leave anyway
 */
export function useHoldPage(isHeld: boolean, ask: () => Promise<boolean>): void {
  const asks = useRef(ask);
  useEffect(() => {
    asks.current = ask;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = pageHolds.add({ ask: () => asks.current() });
    const handleUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => {
      release();
      removeEventListener('beforeunload', handleUnload);
    };
  }, [isHeld]);
}

/** Asks the questions of `useHoldPage` before a navigation. Render it only once, because the router supports a single blocker. */
export function LeaveGuard(): null {
  const navigate = useNavigate();
  /** Holds for which the user agreed to leave. */
  const asked = useRef(new Set<PageHold>());
  /** Where the pending navigation leads. */
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
      // Not `proceed`, because a modal's history entry must be removed first; `navigate` does that.
      await navigate(to);
    };
    void leave();
  }, [blocker, navigate]);
  return null;
}

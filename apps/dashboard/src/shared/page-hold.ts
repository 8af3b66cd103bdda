import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate, type Location } from 'react-router';

interface PageHold {
  /** Asks whether to leave anyway. */
  readonly ask: () => Promise<boolean>;
}

const holds: PageHold[] = [];

/** Reasons not to leave the page. The newest one asks first, because it is on top. */
const pageHolds = {
  /** @returns removes it */
  add: (hold: PageHold): (() => void) => {
    holds.push(hold);
    return () => void holds.splice(holds.indexOf(hold), 1);
  },
  findNext: (asked: ReadonlySet<PageHold>): PageHold | undefined => holds.findLast((hold) => !asked.has(hold)),
};

/**
 * Asks before leaving a page with unsaved content, by a link or by Back. On closing or reloading, the browser shows its own dialog.
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

/** Runs the questions of `useHoldPage` before navigation. Rendered once: the router supports one blocker. */
export function LeaveGuard(): null {
  const navigate = useNavigate();
  /** Holds that agreed to leave. */
  const asked = useRef(new Set<PageHold>());
  /** Destination of the navigation being asked about. */
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
      // Not `proceed`: a modal's history entry must be removed first, which `navigate` takes care of.
      await navigate(to);
    };
    void leave();
  }, [blocker, navigate]);
  return null;
}

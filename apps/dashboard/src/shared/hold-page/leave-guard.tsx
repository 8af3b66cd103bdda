import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate, type Location } from 'react-router';
import { pageHolds, type PageHold } from './page-holds.ts';

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

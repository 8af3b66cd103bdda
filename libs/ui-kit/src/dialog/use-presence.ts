import { useEffect, useState, type RefObject } from 'react';

/**
 * True while an overlay is open, and until whatever moves when it goes has ended or was cancelled. react-aria waits for the end alone: closed while
 * it is still coming, an overlay whose transition the browser replaces would stay for ever, unseen and in the way.
 */
export function usePresence(overlay: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open) return undefined;
    let current = true;
    const leaveAfterAnimations = async () => {
      const animations = overlay.current?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(animations.map((animation) => animation.finished));
      if (current) setPresent(false);
    };
    // The exit's transitions start with the next frame's styles.
    const frame = requestAnimationFrame(() => void leaveAfterAnimations());
    return () => {
      current = false;
      cancelAnimationFrame(frame);
    };
  }, [overlay, open]);

  return open || present;
}

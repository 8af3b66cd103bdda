import { useState, useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** Whether what a component draws stood in the document before it: where HTML is written, and where that is taken over. */
export function useIsPainted(): boolean {
  const isTakenOver = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isPainted] = useState(isTakenOver);
  return isPainted;
}

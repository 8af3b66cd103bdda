import { useSyncExternalStore, type ReactNode } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** What no document can hold: fields that hide a part of themselves by a `style` attribute, which the content security policy refuses in HTML. */
export function BrowserOnly({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isInBrowser ? children : null;
}

import { useSyncExternalStore } from 'react';
import { usePage } from './page-context.ts';

const subscribe = (): (() => void) => () => undefined;

/**
 * Reads what only browsers know, such as the host's configuration. Documents are rendered without it, so it is used from the first render after
 * hydration.
 *
 * @param prerendered what documents are rendered with
 */
export function useAfterHydration<Value extends string | boolean | null>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}

/** Origin for links: the one in the document until hydration, then the browser's. */
export function useOrigin(): string {
  const { origin } = usePage();
  return useAfterHydration(() => location.origin, origin);
}

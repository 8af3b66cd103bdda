import type { ClerkUIConstructor } from '@clerk/shared/ui';
import type { IdentityOptions } from './identity-options.ts';

export interface ClerkUiLoader {
  /**
   * Fetches Clerk's prebuilt components: once, however often it is called, until that fails.
   *
   * @param options `anew` asks for the script once more although an earlier request has not been answered
   * @throws where the script cannot be loaded
   */
  readonly load: (options?: { anew?: boolean }) => Promise<ClerkUIConstructor>;
  /** Calls the listener when loading fails. Returns a function that unsubscribes. */
  readonly onFailure: (listener: (error: unknown) => void) => () => void;
}

/** Fetches Clerk's prebuilt components when they are needed, again after a failure. */
export function createClerkUiLoader(options: IdentityOptions): ClerkUiLoader {
  const listeners = new Set<(error: unknown) => void>();
  let loading: Promise<ClerkUIConstructor> | undefined;
  const start = (): Promise<ClerkUIConstructor> => {
    // Most pages show nothing of Clerk's.
    const started = import('./fetch-clerk-ui.ts').then(({ fetchClerkUi }) => fetchClerkUi(options));
    started.catch((error: unknown) => {
      if (loading === started) loading = undefined;
      for (const listener of listeners) listener(error);
    });
    return started;
  };
  return {
    load: ({ anew = false } = {}) => {
      if (loading === undefined || anew) loading = start();
      return loading;
    },
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

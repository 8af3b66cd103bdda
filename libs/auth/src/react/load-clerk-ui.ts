import { buildClerkUIScriptAttributes, clerkUIScriptUrl } from '@clerk/shared/loadClerkJsScript';
import { loadScript } from '@clerk/shared/loadScript';
import type { ClerkUIConstructor } from '@clerk/shared/ui';
import type { IdentityOptions } from './identity-options.ts';

/** Where the script leaves its constructor. */
const globalName = '__internal_ClerkUICtor';
/** A script that has not come by then counts as failed. */
const timeoutMs = 30_000;

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

const isConstructor = (value: unknown): value is ClerkUIConstructor => typeof value === 'function';

/** Clerk's own loader (`loadClerkUIScript`) reports a script that failed only after 15 s, and rejects in nobody's hands. */
async function fetchClerkUi(options: IdentityOptions): Promise<ClerkUIConstructor> {
  const attributes = Object.entries(buildClerkUIScriptAttributes(options));
  const beforeLoad = (script: HTMLScriptElement): void => {
    for (const [name, value] of attributes) script.setAttribute(name, value);
  };
  if (!isConstructor(Reflect.get(globalThis, globalName)))
    await loadScript(clerkUIScriptUrl(options), { async: true, crossOrigin: 'anonymous', beforeLoad });
  const ClerkUi: unknown = Reflect.get(globalThis, globalName);
  if (!isConstructor(ClerkUi)) throw new Error('The sign-in components did not load');
  return ClerkUi;
}

function failAfter(delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The sign-in components did not load in time')), delayMs);
  });
}

/** Fetches Clerk's prebuilt components when they are needed, again after a failure. */
export function createClerkUiLoader(options: IdentityOptions): ClerkUiLoader {
  const listeners = new Set<(error: unknown) => void>();
  let loading: Promise<ClerkUIConstructor> | undefined;
  const start = (): Promise<ClerkUIConstructor> => {
    const started = Promise.race([fetchClerkUi(options), failAfter(timeoutMs)]);
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

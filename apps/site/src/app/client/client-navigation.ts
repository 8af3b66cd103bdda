import { createContext, use } from 'react';

export interface NavigationFailure {
  readonly error: unknown;
  /** The address that did not load; undefined where the page on screen failed to render. */
  readonly href: string | undefined;
}

/** What components use of client navigation. */
export interface ClientNavigation {
  getFailure: () => NavigationFailure | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Reports that the page on screen failed to render. */
  fail: (error: unknown) => void;
  clearFailure: () => void;
  /** Loads again what failed to load. */
  retry: () => void;
  /** Languages that have pages in this build. */
  languages: readonly string[];
  /** Scroll positions by key of history entry. */
  positions: Readonly<Record<string, number>>;
}

const nothing = (): undefined => undefined;

// Prerendering loads nothing and holds no failure.
const Context = createContext<ClientNavigation>({
  getFailure: nothing,
  subscribe: () => nothing,
  fail: nothing,
  clearFailure: nothing,
  retry: nothing,
  languages: [],
  positions: {},
});

export const ClientNavigationProvider = Context.Provider;

export const useClientNavigation = (): ClientNavigation => use(Context);

import type { Navigator, NavigatorState } from '@onepoint/navigation';
import { createContext, use } from 'react';
import type { ShownPage } from '../shown-page.ts';

/** What the frame knows of navigation. */
export interface ClientNavigation extends Pick<NavigatorState<ShownPage>, 'loading' | 'failure'> {
  fail: (error: unknown) => void;
  clearFailure: () => void;
  /** A page that is likely to come next, drawn out of sight. */
  ahead: ShownPage | undefined;
  /** Gives a page that was to be drawn ahead up: it failed. */
  giveUpAhead: () => void;
  /** Tries again what failed to load. */
  retry: () => void;
}

const nothing = (): void => undefined;

// Where HTML is written nothing loads and nothing is held.
const Context = createContext<ClientNavigation>({
  loading: undefined,
  failure: undefined,
  ahead: undefined,
  giveUpAhead: nothing,
  fail: nothing,
  clearFailure: nothing,
  retry: nothing,
});

export const ClientNavigationProvider = Context.Provider;

export function useClientNavigation(): ClientNavigation {
  return use(Context);
}

/** The navigation as the frame is given it. */
export function toClientNavigation(
  { navigate, fail, clearFailure }: Navigator<ShownPage>,
  { loading, failure }: NavigatorState<ShownPage>,
  { ahead, giveUpAhead }: Pick<ClientNavigation, 'ahead' | 'giveUpAhead'>,
): ClientNavigation {
  const retry = (): void => void (failure?.href !== undefined && navigate(failure.href));
  return { loading, failure, ahead, giveUpAhead, fail, clearFailure, retry };
}

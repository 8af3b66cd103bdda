export interface AuthNavigation {
  /** Adds a history entry for a path of this app. */
  push: (path: string) => void;
  /** Replaces the history entry by a path of this app. */
  replace: (path: string) => void;
  /** Whether this app's router shows the path; others are full page loads. */
  isAppPath: (pathname: string) => boolean;
}

type Go = (to: string, metadata?: { windowNavigate: (to: URL | string) => void }) => void;

/**
 * Adapts a router to what Clerk's SDK calls: paths of this app go through the router, everything else loads a page.
 *
 * @param origin of the page, `https://example.com`
 */
export function clerkNavigation(navigation: AuthNavigation, origin: string): { routerPush: Go; routerReplace: Go } {
  const through =
    (go: (path: string) => void): Go =>
    (to, metadata) => {
      const url = new URL(to, origin);
      if (url.origin === origin && navigation.isAppPath(url.pathname)) go(url.pathname + url.search + url.hash);
      else metadata?.windowNavigate(url);
    };
  return { routerPush: through(navigation.push), routerReplace: through(navigation.replace) };
}

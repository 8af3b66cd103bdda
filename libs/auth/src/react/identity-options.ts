import { usesEmbeddedIdentity } from '@onepoint/site-config';

/**
 * Publishable key of the embedded identity service: its host in base64, not a secret. A literal, so that bundlers can drop it from builds
 * that don't use it.
 */
export const embeddedPublishableKey = 'pk_test_ZW1iZWRkZWQub25lcG9pbnQubG9jYWxob3N0JA==';

/** Path of the embedded identity service on the page's origin. */
export const embeddedProxyPath = '/__clerk';

export interface IdentityOptions {
  publishableKey: string;
  proxyUrl?: string;
  unsafe_disableDevelopmentModeConsoleWarning?: boolean;
}

/** @param publishableKey Clerk's key, empty for the embedded service */
export function identityOptions(publishableKey: string): IdentityOptions {
  return usesEmbeddedIdentity && publishableKey === ''
    ? { publishableKey: embeddedPublishableKey, proxyUrl: embeddedProxyPath, unsafe_disableDevelopmentModeConsoleWarning: true }
    : { publishableKey };
}

export interface AuthNavigation {
  /** Pushes a history entry; `path` belongs to this app. */
  push: (path: string) => void;
  replace: (path: string) => void;
  /** Other paths load a new page. */
  isAppPath: (pathname: string) => boolean;
}

/**
 * Clerk returns to a form with the step in the hash (`/login?x=1#/factor-one?y=2`). If its form moved the step to the path, by a second
 * navigation, it would render again without the error that it shows.
 */
function moveStepToPath(url: URL): string {
  if (!url.hash.startsWith('#/')) return url.pathname + url.search + url.hash;
  const step = new URL(url.hash.slice(1), url.origin);
  for (const [name, value] of step.searchParams) url.searchParams.set(name, value);
  return url.pathname + (step.pathname === '/' ? '' : step.pathname) + url.search;
}

type Go = (to: string, metadata?: { windowNavigate: (to: URL | string) => void }) => void;

/**
 * Adapts a router to Clerk's SDK: the router handles this app's paths, everything else loads a new page.
 *
 * @param origin origin of the page, such as `https://example.com`
 */
export function clerkNavigation(navigation: AuthNavigation, origin: string): { routerPush: Go; routerReplace: Go } {
  const navigateWith =
    (go: (path: string) => void): Go =>
    (to, metadata) => {
      const url = new URL(to, origin);
      if (url.origin === origin && navigation.isAppPath(url.pathname)) go(moveStepToPath(url));
      else metadata?.windowNavigate(url);
    };
  return { routerPush: navigateWith(navigation.push), routerReplace: navigateWith(navigation.replace) };
}

import { shouldNavigate, type NavigationAnchor, type NavigationClick } from './should-navigate.ts';

/**
 * What a click on a link does. `browser`: whatever the browser does with it. `none`: nothing, for that very page is loading. `clearError`: it takes the
 * error away and leads nowhere. `navigate`: the application shows the page, instead of one that is loading.
 */
export type ClickAction = 'browser' | 'none' | 'clearError' | 'navigate';

export interface ClickActionParameters {
  readonly click: NavigationClick;
  readonly anchor: NavigationAnchor;
  /** `location.href`. */
  readonly currentHref: string;
  /** Whether the application has a page at an address of its own origin. */
  readonly isPage: (url: URL) => boolean;
  /** Address of the page that is being loaded, if any. */
  readonly loading: string | undefined;
  /** The application holds an error. */
  readonly failed: boolean;
  /** Files of the running build are missing. */
  readonly stale: boolean;
}

/** What a click on a link does, by the kind of link, the click and what the application is at. */
export function clickActionOf({ click, anchor, currentHref, isPage, loading, failed, stale }: ClickActionParameters): ClickAction {
  if (!shouldNavigate(click, anchor, currentHref) || !isPage(new URL(anchor.href))) return 'browser';
  if (anchor.href === loading) return 'none';
  if (failed) return 'clearError';
  return stale ? 'browser' : 'navigate';
}

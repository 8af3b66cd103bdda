export interface NavigationClick {
  readonly button: number;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** `href` is absolute, like the DOM property. */
export interface NavigationAnchor {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  hasAttribute: (name: string) => boolean;
}

export type LinkKind = 'external' | 'download' | 'newTab' | 'hash' | 'internal';

/**
 * Classifies a link on the current page: `hash` only moves within the page, `internal` is a page of this origin.
 *
 * @param currentHref `location.href`
 */
export function linkKindOf(anchor: NavigationAnchor, currentHref: string): LinkKind {
  const url = URL.parse(anchor.href);
  const current = new URL(currentHref);
  if (url === null || url.origin !== current.origin || anchor.rel.split(/\s+/).includes('external')) return 'external';
  if (anchor.hasAttribute('download')) return 'download';
  if (anchor.target !== '' && anchor.target !== '_self') return 'newTab';
  if (anchor.href.includes('#') && url.pathname === current.pathname && url.search === current.search) return 'hash';
  return 'internal';
}

/**
 * Whether a click on a link is a client-side navigation. External, download, new-tab and hash links, other mouse buttons, modifier keys and
 * handled clicks are left to the browser.
 */
export function shouldNavigate(click: NavigationClick, anchor: NavigationAnchor, currentHref: string): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return false;
  return linkKindOf(anchor, currentHref) === 'internal';
}

/**
 * Result of a click on a link: `browser` leaves it to the browser, `none` ignores it because that page is already loading, `clearError`
 * only dismisses the error, `navigate` shows the page in the app.
 */
export type ClickAction = 'browser' | 'none' | 'clearError' | 'navigate';

export interface ClickActionParameters {
  readonly click: NavigationClick;
  readonly anchor: NavigationAnchor;
  /** `location.href`. */
  readonly currentHref: string;
  /** Whether a URL of the same origin is a page of the app. */
  readonly isPage: (url: URL) => boolean;
  /** URL of the page that is loading, if any. */
  readonly loading: string | undefined;
  /** Whether the app shows an error. */
  readonly failed: boolean;
  /** Whether files of the running build are missing. */
  readonly stale: boolean;
}

export function clickActionOf({ click, anchor, currentHref, isPage, loading, failed, stale }: ClickActionParameters): ClickAction {
  if (!shouldNavigate(click, anchor, currentHref) || !isPage(new URL(anchor.href))) return 'browser';
  if (anchor.href === loading) return 'none';
  if (failed) return 'clearError';
  return stale ? 'browser' : 'navigate';
}

/** The parts of a mouse event that decide. */
export interface NavigationClick {
  readonly button: number;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The parts of an `<a>` element that decide; `href` is resolved, as the DOM property is. */
export interface NavigationAnchor {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  hasAttribute: (name: string) => boolean;
}

export type LinkKind = 'external' | 'download' | 'newTab' | 'hash' | 'internal';

/**
 * What kind of link an anchor is, seen from the current page.
 *
 * @param currentHref the page's address, `location.href`
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
 * Whether a click on a link becomes a client-side navigation. Everything else is the browser's: external, download, new-tab and
 * hash-only links, other mouse buttons, clicks with a modifier key, and clicks that something else has handled.
 */
export function shouldNavigate(click: NavigationClick, anchor: NavigationAnchor, currentHref: string): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return false;
  return linkKindOf(anchor, currentHref) === 'internal';
}

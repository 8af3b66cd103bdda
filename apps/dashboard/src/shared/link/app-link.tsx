import { clickActionOf, prefersLessData, type ConnectionHints } from '@onepoint/navigation';
import { useCodeState } from '@onepoint/ui-kit/on-demand';
import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { Link, matchRoutes, UNSAFE_DataRouterContext as DataRouterContext, type RouteObject } from 'react-router';

/** True while a page loads: links to this app's pages then ignore clicks (specification, section 2.3). */
export const LinksInertContext = createContext(false);

/** `handle` of a lazily loaded route. */
export interface PageHandle {
  readonly load: () => Promise<unknown>;
}

/** Prefetches a page's code unless the browser asks to save data. Ignores errors, which navigation shows. */
function prefetchPage(routes: RouteObject[], to: string): void {
  if (prefersLessData(navigator as ConnectionHints)) return;
  for (const { route } of matchRoutes(routes, to) ?? []) {
    // The router removes `lazy` from routes it has loaded.
    const handle = route.handle as PageHandle | undefined;
    if (route.lazy !== undefined) void handle?.load().catch(() => undefined);
  }
}

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/**
 * Links to a page of this app. Ignores clicks while a page loads, prefetches on hover and focus, and loads the whole page once the build's
 * files are missing.
 */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const isInert = use(LinksInertContext);
  const { isStale } = useCodeState();
  const context = use(DataRouterContext);
  const prefetch = (): void => {
    if (context !== null) prefetchPage(context.router.routes, to);
  };
  const handleClick = (click: MouseEvent<HTMLAnchorElement>): void => {
    const state = { isPage: () => true, loading: undefined, failed: false, stale: isStale };
    const action = clickActionOf({ click, anchor: click.currentTarget, currentHref: location.href, ...state });
    if (isInert && action === 'navigate') click.preventDefault();
    else onClick?.(click);
  };
  return (
    <Link
      {...props}
      to={to}
      reloadDocument={isStale}
      aria-disabled={isInert || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={handleClick}
    />
  );
}

/** Renders a ui-kit link as an `AppLink`: `<LinkButton href="/workspace" render={renderRouterLink} />`. */
export function renderRouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <AppLink {...props} to={href} />;
}

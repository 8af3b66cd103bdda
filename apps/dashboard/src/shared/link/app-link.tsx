import { clickActionOf } from '@onepoint/navigation';
import { useCodeState } from '@onepoint/ui-kit/use-code-state';
import { use, type ComponentProps, type MouseEvent } from 'react';
import { Link, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { LinksInertContext } from './links-inert-context.ts';
import { prefetchPage } from './prefetch-page.ts';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address of a page of this app. */
  to: string;
}

/**
 * A link to a page of this app. While a page loads it does nothing. When a pointer or focus rests on it, the code of its page is fetched ahead. Once files
 * of the build are missing it loads the whole page.
 */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const isInert = use(LinksInertContext);
  const { isStale } = useCodeState();
  const context = use(DataRouterContext);
  const fetchAhead = (): void => {
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
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={handleClick}
    />
  );
}

import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PageContext } from '../shared/page-context.ts';

/** A page with everything needed to render it. */
export interface ShownPage {
  readonly context: PageContext;
  readonly Component: ComponentType;
}

export const pageRouteId = 'page';

/** The page that the router shows. */
export function useShownPage(): ShownPage {
  const page: ShownPage | undefined = useRouteLoaderData(pageRouteId);
  if (page === undefined) throw new Error('No page is loaded');
  return page;
}

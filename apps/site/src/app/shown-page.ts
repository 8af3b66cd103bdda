import { createContext, use, type ComponentType } from 'react';
import type { PageContext } from '../shared/page-context.ts';

/** A page with all it needs to be drawn at once. */
export interface ShownPage {
  readonly context: PageContext;
  readonly Component: ComponentType;
}

const Context = createContext<ShownPage | undefined>(undefined);

export const ShownPageProvider = Context.Provider;

/** The page on screen. Throws outside one. */
export function useShownPage(): ShownPage {
  const page = use(Context);
  if (page === undefined) throw new Error('useShownPage needs a ShownPageProvider above it');
  return page;
}

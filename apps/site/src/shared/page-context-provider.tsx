import { createContext, use } from 'react';
import type { PageContext } from './page-context.ts';

const Context = createContext<PageContext | undefined>(undefined);

export const PageContextProvider = Context.Provider;

/** The context of the page on screen. Throws outside a page. */
export function usePage(): PageContext {
  const context = use(Context);
  if (context === undefined) throw new Error('usePage needs a PageContextProvider above it');
  return context;
}

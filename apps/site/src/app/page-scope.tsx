import { TranslationProvider } from '@onepoint/i18n';
import { parseSearchParameters } from '@onepoint/navigation';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageContextProvider } from '../shared/page-context-provider.tsx';
import type { ShownPage } from './shown-page.ts';

const subscribe = (): (() => void) => () => undefined;

export interface PageScopeProps {
  page: ShownPage;
  children: ReactNode;
}

/**
 * Gives a page its texts and its context. A document is the same for every query string and hydrates without one; the search parameters follow
 * right after.
 */
export function PageScope({ page: { context }, children }: PageScopeProps) {
  const { search } = useLocation();
  const given = useSyncExternalStore(
    subscribe,
    () => search,
    () => '',
  );
  const value = useMemo(() => ({ ...context, searchParameters: parseSearchParameters(given) }), [context, given]);
  return (
    <TranslationProvider language={context.locale} dictionaries={context.translations}>
      <PageContextProvider value={value}>{children}</PageContextProvider>
    </TranslationProvider>
  );
}

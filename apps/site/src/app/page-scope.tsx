import { TranslationProvider } from '@onepoint/i18n/light';
import { parseSearchParameters } from '@onepoint/navigation';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PageContext } from '../shared/page-context.ts';
import { PageContextProvider } from '../shared/page-context-provider.tsx';
import { ShownPageProvider, type ShownPage } from './shown-page.ts';

const subscribe = (): (() => void) => () => undefined;

/** The page context with the search parameters of the address: a document is written for all of them, and taken over without any. */
function useFullContext(context: PageContext): PageContext {
  const { search } = useLocation();
  const given = useSyncExternalStore(
    subscribe,
    () => search,
    () => '',
  );
  return useMemo(() => ({ ...context, searchParameters: parseSearchParameters(given) }), [context, given]);
}

export interface PageScopeProps {
  page: ShownPage;
  children: ReactNode;
}

/** What is drawn of a page finds its texts and its context here. */
export function PageScope({ page, children }: PageScopeProps) {
  const context = useFullContext(page.context);
  return (
    <TranslationProvider language={context.locale} dictionaries={context.translations}>
      <PageContextProvider value={context}>
        <ShownPageProvider value={page}>{children}</ShownPageProvider>
      </PageContextProvider>
    </TranslationProvider>
  );
}

import { TranslationProvider, useTranslation } from '@onepoint/i18n';
import { parseSearchParameters } from '@onepoint/navigation';
import { PageProgress } from '@onepoint/ui-kit/page-progress';
import { memo, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useRouteError, useRouteLoaderData, type LoaderFunction, type RouteObject } from 'react-router';
import { Analytics } from '../features/analytics/analytics.tsx';
import { CookieConsent } from '../features/cookie-consent/cookie-consent.tsx';
import { FailureNotice } from '../features/failure/failure-notice.tsx';
import { ErrorPage } from '../features/failure/message.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { useAfterHydration } from '../shared/hydration.ts';
import { PageContextProvider } from '../shared/page-context.ts';
import { useServedTexts } from '../shared/served-texts.ts';
import { useArrival, useIsLoading, usePageHead } from './client/page-effects.ts';
import type { ShownPage } from './pages.ts';
import styles from './routes.module.css';

export interface NavigationFailure {
  readonly error: unknown;
  /** The address that did not load; undefined if the page on screen failed to render. */
  readonly href: string | undefined;
}

export interface ClientNavigation {
  getFailure: () => NavigationFailure | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Reports that the page on screen failed to render. */
  fail: (error: unknown) => void;
  clearFailure: () => void;
  retry: () => void;
  /** Scroll positions by key of history entry. */
  positions: Readonly<Record<string, number>>;
}

const nothing = (): undefined => undefined;
const neverChanges = () => nothing;

export const pageRouteId = 'page';

function useShownPage(): ShownPage {
  const page: ShownPage | undefined = useRouteLoaderData(pageRouteId);
  if (page === undefined) throw new Error('No page is loaded');
  return page;
}

/** Gives the page its texts and its context. A document is the same for every query string: the search parameters follow after hydration. */
function Frame({ navigation }: { navigation: ClientNavigation | undefined }) {
  const page = useShownPage();
  const { context } = page;
  const { search } = useLocation();
  const hydratedSearch = useAfterHydration(() => search, '');
  usePageHead(page);
  const translations = useServedTexts(context);
  const value = useMemo(
    () => ({ ...context, translations, searchParameters: parseSearchParameters(hydratedSearch) }),
    [context, translations, hydratedSearch],
  );
  return (
    <TranslationProvider language={context.locale} dictionaries={translations}>
      <PageContextProvider value={value}>
        <FrameParts page={page} navigation={navigation} />
      </PageContextProvider>
    </TranslationProvider>
  );
}

function LoadingProgress({ languages }: { languages: readonly string[] }) {
  const { t } = useTranslation('common');
  return <PageProgress active={useIsLoading(languages)} label={t('states.loading')} />;
}

interface FramePartsProps {
  readonly page: ShownPage;
  readonly navigation: ClientNavigation | undefined;
}

/**
 * The frame of every page: progress, header, footer, and the notice that a page did not load. Memoized so that the page on screen isn't rendered
 * again while the next one loads.
 */
const FrameParts = memo(function FrameParts({ page, navigation }: FramePartsProps) {
  const { t } = useTranslation('common');
  const failure = useSyncExternalStore(navigation?.subscribe ?? neverChanges, navigation?.getFailure ?? nothing, nothing);
  useArrival(page, navigation?.positions);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('a11y.skipToContent')}
      </a>
      <CookieConsent />
      <LoadingProgress languages={page.context.languages} />
      <p className="visually-hidden" role="status" data-arrival="" />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <Analytics />
      {navigation === undefined || failure?.href === undefined ? null : (
        <FailureNotice error={failure.error} onRetry={navigation.retry} onDismiss={navigation.clearFailure} />
      )}
    </>
  );
});

function PageOutlet() {
  const page = useShownPage();
  // The same element for the same page: the route renders again each time that the router's state changes.
  return useMemo(() => <page.Component />, [page]);
}

/** Replaces a page that failed to render; the frame around it stays. */
function PageError({ navigation }: { navigation: ClientNavigation | undefined }) {
  const error = useRouteError();
  useEffect(() => navigation?.fail(error), [navigation, error]);
  return <ErrorPage error={error} onDismiss={navigation?.clearFailure} />;
}

/**
 * The routes of the site, for the browser and for prerendering. One route shows every page: the page context names the page, because not-found and
 * rewritten pages can be at any address.
 *
 * @param loader resolves to a `ShownPage`
 * @param navigation none while prerendering
 */
export const createRoutes = (loader: LoaderFunction, navigation?: ClientNavigation): RouteObject[] => [
  {
    id: 'frame',
    element: <Frame navigation={navigation} />,
    children: [{ id: pageRouteId, path: '*', loader, element: <PageOutlet />, errorElement: <PageError navigation={navigation} /> }],
  },
];

import { TranslationProvider, useTranslation } from '@onepoint/i18n/light';
import { siteConfig, usesAnalytics } from '@onepoint/site-config';
import { PageProgress } from '@onepoint/ui-kit/page-progress';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { Analytics } from '../features/analytics/analytics.tsx';
import { CookieConsent } from '../features/cookie-consent/cookie-consent.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { parsePageContext, type PageContext } from '../shared/page-context.ts';
import { PageContextProvider } from '../shared/page-context-provider.tsx';
import { useLinkNavigation } from './client/use-link-navigation.ts';
import styles from './root.module.css';

/** The context of the page on screen; while a page is in error, that of the page before it. */
function usePageContext(): PageContext | undefined {
  const loaded = parsePageContext(useMatches().at(-1)?.loaderData);
  const [shown, setShown] = useState(loaded);
  if (loaded !== undefined && loaded !== shown) setShown(loaded);
  return loaded ?? shown;
}

/** Frame of every page: texts, header, progress, footer. */
export function Root() {
  const context = usePageContext();
  if (context === undefined) return <Outlet />;
  return (
    <TranslationProvider language={context.locale} dictionaries={context.translations}>
      <PageContextProvider value={context}>
        <Frame context={context} />
      </PageContextProvider>
    </TranslationProvider>
  );
}

function Frame({ context }: { context: PageContext }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const firstPathname = useRef(pathname);
  useLinkNavigation(context.languages);

  // The server writes <head>; after that the client owns it.
  useEffect(() => {
    document.title = siteConfig.title;
    document.documentElement.lang = context.locale;
  }, [context]);

  // Whoever listens to the page hears that it has changed, and the next Tab starts in it.
  useEffect(() => {
    if (firstPathname.current !== pathname) mainRef.current?.focus({ preventScroll: true });
    firstPathname.current = pathname;
  }, [pathname]);

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('a11y.skipToContent')}
      </a>
      <CookieConsent />
      <PageProgress active={useNavigation().state !== 'idle'} label={t('states.loading')} />
      <Header />
      <main id="content" ref={mainRef} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
      {usesAnalytics ? <Analytics /> : null}
    </>
  );
}

import { useTranslation } from '@onepoint/i18n';
import { usesAnalytics } from '@onepoint/site-config';
import { PageProgress } from '@onepoint/ui-kit/page-progress';
import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { Analytics } from '../features/analytics/analytics.tsx';
import { CookieConsent } from '../features/cookie-consent/cookie-consent.tsx';
import { FailureNotice } from '../features/shell/failure-notice.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { useClientNavigation } from './client/client-navigation.ts';
import { useArrival } from './client/use-arrival.ts';
import { useIsLoading } from './client/use-is-loading.ts';
import { usePageHead } from './client/use-page-head.ts';
import styles from './frame.module.css';
import { PageScope } from './page-scope.tsx';
import { useShownPage } from './shown-page.ts';

/** Frame of every page: progress, header, footer, and the notice of a page that did not load. */
export function Frame() {
  const page = useShownPage();
  usePageHead(page);
  return (
    <PageScope page={page}>
      <FrameParts />
    </PageScope>
  );
}

function FrameParts() {
  const { t } = useTranslation('common');
  const { subscribe, getFailure, clearFailure, retry, languages, positions } = useClientNavigation();
  const failure = useSyncExternalStore(subscribe, getFailure, () => undefined);
  const isLoading = useIsLoading(languages);
  useArrival(useShownPage(), positions);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('a11y.skipToContent')}
      </a>
      <CookieConsent />
      <PageProgress active={isLoading} label={t('states.loading')} />
      <p className="visually-hidden" role="status" data-arrival="" />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      {usesAnalytics ? <Analytics /> : null}
      {failure?.href === undefined ? null : <FailureNotice error={failure.error} onRetry={retry} onDismiss={clearFailure} />}
    </>
  );
}

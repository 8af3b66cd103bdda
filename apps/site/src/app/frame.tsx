import { useTranslation } from '@onepoint/i18n/light';
import { usesAnalytics } from '@onepoint/site-config';
import { PageProgress } from '@onepoint/ui-kit/page-progress';
import { useRoutes } from 'react-router';
import { Analytics } from '../features/analytics/analytics.tsx';
import { CookieConsent } from '../features/cookie-consent/cookie-consent.tsx';
import { FailureNotice } from '../features/shell/failure-notice.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { usePage } from '../shared/page-context-provider.tsx';
import { useClientNavigation } from './client/client-navigation.ts';
import styles from './frame.module.css';
import { MainArea } from './main-area.tsx';
import { listRoutes } from './routes.tsx';
import { Surroundings } from './surroundings.tsx';

/** Frame of every page: progress, header, footer, and the notice of a page that did not load. */
export function Frame() {
  const { t } = useTranslation('common');
  const { locale } = usePage();
  const { loading, failure, clearFailure, retry } = useClientNavigation();
  const outlet = useRoutes(listRoutes(locale));
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('a11y.skipToContent')}
      </a>
      <CookieConsent />
      <PageProgress active={loading !== undefined} label={t('states.loading')} />
      <p className="visually-hidden" role="status" data-arrival="" />
      <Surroundings Part={Header} />
      <MainArea>{outlet}</MainArea>
      <Surroundings Part={Footer} />
      {usesAnalytics ? <Analytics /> : null}
      {failure?.href === undefined ? null : <FailureNotice error={failure.error} onRetry={retry} onDismiss={clearFailure} />}
    </>
  );
}

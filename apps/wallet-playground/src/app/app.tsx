import { I18nextProvider, useTranslation, type createI18n } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { onDemand, useCodeState } from '@onepoint/ui-kit/on-demand';
import { PageTitles, usePageTitle } from '@onepoint/ui-kit/page-title';
import { LabFrame, LabProvider, type Lab, type LabPlace, type PathNavigation } from '@onepoint/wallet-lab';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './app.module.css';
import { pageTitle, type Home } from './home.ts';
import { PageHeader } from './page-header.tsx';

const Notifications = onDemand(async () => (await import('./notifications.tsx')).Notifications, { isOptional: true });
/** Loaded late, because the first view doesn't need them. */
const notificationsDelayMs = 2000;

interface AppProps {
  readonly i18n: ReturnType<typeof createI18n>;
  readonly lab: Lab;
  readonly navigation: PathNavigation;
  readonly home: Home;
}

export function App({ i18n, lab, navigation, home }: AppProps): ReactNode {
  const place = useSyncExternalStore(navigation.subscribe, navigation.getPlace);
  const current = useMemo(() => ({ ...navigation, place }), [navigation, place]);
  return (
    <Suspense>
      <I18nextProvider i18n={i18n}>
        <LabProvider lab={lab} navigation={current}>
          <PageTitles page={place.section}>
            <PlaygroundPage section={place.section} home={home} />
          </PageTitles>
        </LabProvider>
      </I18nextProvider>
    </Suspense>
  );
}

function PlaygroundPage({ section, home }: { readonly section: LabPlace['section']; readonly home: Home }): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  usePageTitle(pageTitle(home, t(`sections.${section}`), t('title')));
  const { isOffline } = useCodeState();
  return (
    <>
      <PageHeader home={home} />
      <main className={styles.main}>
        <header className={styles.intro}>
          <h1>{t('title')}</h1>
          <p className="text-lead">{t('intro')}</p>
        </header>
        {isOffline ? (
          <Alert live title={t('common:states.offline')}>
            {t('common:states.waitingForConnection')}
          </Alert>
        ) : null}
        <LabFrame />
      </main>
      <LateNotifications />
    </>
  );
}

function LateNotifications(): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), notificationsDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <Suspense>
      <Notifications />
    </Suspense>
  ) : null;
}

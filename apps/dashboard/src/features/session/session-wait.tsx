import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { Suspense } from 'react';
import { useScreenTitle } from '../../shared/screen-title.ts';
import { useIsSlow } from '../../shared/slow/slow-loads.tsx';
import styles from './session-wait.module.css';

// Every signed-in page includes this module, so it loads the notice only when needed.
const SlowNotice = onDemand(async () => (await import('../../shared/slow/slow-notice.tsx')).SlowNotice, { isOptional: true });

interface SessionWaitProps {
  /** Delay in milliseconds before showing that loading takes long. @default 10,000 */
  slowAfterMs?: number;
}

export function SessionWait({ slowAfterMs }: SessionWaitProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.wait}>
      <Spinner size="lg" label={t('session.checking')} />
      <SessionSlow afterMs={slowAfterMs} />
    </div>
  );
}

/** Shown if the identity service takes long. Clerk starts once per page, so retrying reloads the page. */
export function SessionSlow({ afterMs }: { afterMs?: number | undefined }) {
  const { t } = useTranslation('auth');
  if (!useIsSlow('session', afterMs)) return null;
  return (
    <Suspense fallback={<p role="status">{t('session.slow.title')}</p>}>
      <SlowNotice title={t('session.slow.title')} onRetry={() => location.reload()} action={<HomeLink />}>
        {t('session.slow.text')}
      </SlowNotice>
    </Suspense>
  );
}

/** Full-page error after the identity service failed. Clerk starts once per page, so retrying reloads the page. */
export function IdentityUnavailable() {
  const { t } = useTranslation(['auth', 'common']);
  useScreenTitle(t('session.unavailable.title'));
  return (
    <div className={styles.wait}>
      <ErrorState
        headingLevel={1}
        title={t('session.unavailable.title')}
        onRetry={() => location.reload()}
        retryLabel={t('common:actions.retry')}
        action={<HomeLink />}
      >
        {t('session.unavailable.text')}
      </ErrorState>
    </div>
  );
}

export function HomeLink() {
  const { t, i18n } = useTranslation('auth');
  return (
    <LinkButton variant="ghost" href={localePath('/', i18n.language)}>
      {t('login.back')}
    </LinkButton>
  );
}

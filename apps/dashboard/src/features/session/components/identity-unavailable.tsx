import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { HomeLink } from './home-link.tsx';
import styles from './session-wait.module.css';

/** The identity service did not answer, or answered with errors. Its SDK starts once per page, so another try is a reload. */
export function IdentityUnavailable() {
  const { t } = useTranslation(['auth', 'common']);
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

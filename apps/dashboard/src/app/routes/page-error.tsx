import { useTranslation } from '@onepoint/i18n';
import { codeLoader } from '@onepoint/navigation';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { useScreenTitle } from '../../shared/screen-title.ts';
import styles from './page-error.module.css';

/** Replaces a page that failed to load or render. The frame around it stays. */
export function PageError() {
  const { t } = useTranslation(['dashboard', 'common']);
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useScreenTitle(t('common:errors.somethingWentWrong'));
  const handleRetry = (): void => {
    // If the code is still missing, the whole page reloads. Allow that on every retry.
    codeLoader.allowReload();
    void navigate(location, { replace: true, state: location.state as unknown });
  };
  return (
    <ErrorState
      headingLevel={1}
      title={t('common:errors.somethingWentWrong')}
      onRetry={handleRetry}
      retryLabel={t('common:actions.retry')}
      retrying={state !== 'idle'}
      details={error instanceof Error ? error.message : t('common:errors.unknown')}
      detailsLabel={t('common:errors.details')}
    >
      {t('errors.page.text')}
    </ErrorState>
  );
}

/** Replaces the whole app if even the frame failed to load or render. */
export function RootError() {
  return (
    <main className={styles.page}>
      <PageError />
    </main>
  );
}

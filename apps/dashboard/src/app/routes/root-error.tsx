import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';
import styles from './root-error.module.css';

/** Shown in place of a page that failed to load or to draw. */
export function RootError() {
  const { t } = useTranslation(['dashboard', 'common']);
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <main className={styles.page}>
      <ErrorState
        headingLevel={1}
        title={t('common:errors.somethingWentWrong')}
        details={error instanceof Error ? error.message : t('common:errors.unknown')}
        detailsLabel={t('common:errors.details')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('common:actions.reload')}
          </Button>
        }
      >
        {t('errors.page.text')}
      </ErrorState>
    </main>
  );
}

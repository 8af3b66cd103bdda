import { useTranslation } from '@onepoint/i18n';
import { codeLoader } from '@onepoint/navigation';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { NotFound } from './not-found.tsx';

/** In place of a page that could not be loaded or drawn; what frames it stays. */
export function PageError() {
  const { t } = useTranslation(['dashboard', 'common']);
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const handleRetry = (): void => {
    // Where its code is still missing the whole page is loaded, as often as somebody asks for it.
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

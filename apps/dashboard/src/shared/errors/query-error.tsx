import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { useScreenTitle } from '../screen-title.ts';
import { useErrorText } from './use-notify-error.ts';

interface QueryErrorProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** 1 if it replaces a whole screen, whose document title it sets then. @default 2 */
  headingLevel?: 1 | 2;
}

/** Shown instead of data that couldn't be loaded, with the reason, a retry button, and details for support. */
export function QueryError({ title, error, onRetry, retrying, headingLevel }: QueryErrorProps) {
  const { t } = useTranslation();
  useScreenTitle(headingLevel === 1 ? title : undefined);
  const { message, details } = useErrorText()(error);
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      onRetry={onRetry}
      retrying={retrying}
      retryLabel={t('actions.retry')}
      details={details || undefined}
      detailsLabel={t('errors.details')}
    >
      {message}
    </ErrorState>
  );
}

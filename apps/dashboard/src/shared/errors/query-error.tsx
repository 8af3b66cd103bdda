import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useScreenTitle } from '../screen-title.ts';
import { useErrorText } from './use-notify-error.ts';

interface QueryErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** Use 1 when this replaces a whole screen; the title then becomes the document title. @default 2 */
  headingLevel?: 1 | 2;
}

const isMissing = ({ state: { status, data } }: Query): boolean => status === 'error' && data === undefined;

/**
 * Shown instead of data that couldn't load, with the reason, a retry button, and details for support. The button also retries other missing
 * data that shows no error, such as names in a filter.
 */
export function QueryError({ title, error, onRetry, retrying, headingLevel }: QueryErrorProps) {
  const { t } = useTranslation();
  useScreenTitle(headingLevel === 1 ? title : undefined);
  const { message, details } = useErrorText()(error);
  const client = useQueryClient();
  const handleRetry = (): void => {
    onRetry();
    void client.refetchQueries({ type: 'active', predicate: isMissing });
  };
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      onRetry={handleRetry}
      retrying={retrying}
      retryLabel={t('actions.retry')}
      details={details || undefined}
      detailsLabel={t('errors.details')}
    >
      {message}
    </ErrorState>
  );
}

import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { useErrorText } from './use-notify-error.ts';

export interface QueryErrorProps {
  /** What could not be shown. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** 1 where it stands in place of a whole screen. @default 2 */
  headingLevel?: 1 | 2;
}

/** The place of data that could not be loaded: why, another try, and what support needs to know. */
export function QueryError({ title, error, onRetry, retrying, headingLevel }: QueryErrorProps) {
  const { t } = useTranslation();
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

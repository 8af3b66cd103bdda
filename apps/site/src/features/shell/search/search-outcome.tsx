import { useTranslation } from '@onepoint/i18n';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import styles from './search-outcome.module.css';

export interface SearchOutcomeProps {
  query: string;
  /** The index is being fetched. */
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** What stands in place of results: the wait, a failure with another try, or that there are none. */
export function SearchOutcome({ query, loading, failed, onRetry }: SearchOutcomeProps) {
  const { t } = useTranslation(['nav', 'common']);
  if (failed) {
    return (
      <div role="alert" className={styles.outcome}>
        <p className={styles.title}>{t('search.failed')}</p>
        <button type="button" className={buttonClassNames({})} onClick={onRetry}>
          {t('common:actions.retry')}
        </button>
      </div>
    );
  }
  if (loading) return <p className={styles.outcome}>{t('common:states.loading')}</p>;
  return (
    <div className={styles.outcome}>
      <p className={styles.title}>{t('search.none', { query })}</p>
      <p>{t('search.noneHint')}</p>
    </div>
  );
}

import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Progress } from '@onepoint/ui-kit/progress';
import type { ConformanceProgress as RunProgress } from '@onepoint/wallet/conformance';
import type { ReactNode } from 'react';
import styles from './conformance-progress.module.css';

export interface ConformanceProgressProps {
  /** Undefined until the first check was judged. */
  readonly progress: RunProgress | undefined;
  readonly onCancel: () => void;
}

/** How far a run has come, and the way out of it. */
export function ConformanceProgress({ progress, onCancel }: ConformanceProgressProps): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  return (
    <div className={styles.progress}>
      <Progress label={t('conformance.progress')} value={progress?.done} max={progress?.total ?? 1} />
      <p className={styles.text} role="status">
        {progress === undefined ? t('conformance.starting') : t('conformance.done', { done: progress.done, total: progress.total })}
      </p>
      <Button size="sm" onClick={onCancel}>
        {t('common:actions.cancel')}
      </Button>
      {progress === undefined ? null : <p className={styles.last}>{t(`conformance.checks.${progress.last.id}`)}</p>}
    </div>
  );
}

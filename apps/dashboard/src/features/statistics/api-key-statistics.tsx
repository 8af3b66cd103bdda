import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { useProject } from '../../shared/projects/project-context.ts';
import styles from './api-key-statistics.module.css';
import { StatisticsPanel } from './statistics-page.tsx';

interface ApiKeyStatisticsProps {
  apiKeyId: string;
  /** Shown in the empty state; sends a request with the key. */
  testRequest: ReactNode;
}

export function ApiKeyStatistics({ apiKeyId, testRequest }: ApiKeyStatisticsProps) {
  const { t } = useTranslation('dashboard');
  const { id, usageCommitment } = useProject();
  return (
    <StatisticsPanel
      source={{ projectId: id, apiKeyId }}
      planId={usageCommitment}
      testRequest={testRequest}
      renderHeader={(headline, status) => (
        <div className={styles.head}>
          <h2 className={styles.title}>{t('statistics.title')}</h2>
          {status}
          {headline === null ? null : <p className={styles.headline}>{headline}</p>}
        </div>
      )}
    />
  );
}

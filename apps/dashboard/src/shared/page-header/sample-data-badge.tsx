import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { useContext, useId } from 'react';
import { ProjectContext } from '../projects/project-context.ts';
import styles from './sample-data-badge.module.css';

/** Marks the current project's data as sample data and explains it on click. Renders nothing for other projects and outside projects. */
export function SampleDataBadge() {
  const { t } = useTranslation('dashboard');
  const popoverId = useId();
  if (!useContext(ProjectContext)?.isSampleData) return null;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={popoverId}>
        <Badge tone="info">{t('sampleData.badge')}</Badge>
      </button>
      <p className={styles.about} id={popoverId} popover="auto">
        {t('sampleData.about')}
      </p>
    </>
  );
}

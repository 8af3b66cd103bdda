import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import styles from './project-id-card.module.css';

/** What the API calls the project. */
export function ProjectIdCard({ projectId }: { projectId: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Card title={t('settings.id.title')} description={t('settings.id.description')}>
      <p className={styles.id}>
        <Code code={projectId} />
        <CopyButton
          text={projectId}
          label={t('settings.id.copy')}
          copiedLabel={t('common:actions.copied')}
          failedLabel={t('common:states.copyFailed')}
        />
      </p>
    </Card>
  );
}

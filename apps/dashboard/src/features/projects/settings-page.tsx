import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { projectName } from '../../shared/projects/project-name.ts';
import { projectModals } from './projects.modals.ts';
import styles from './settings-page.module.css';

export interface SettingsPageProps {
  /** Called once the project is deleted. */
  onDeleted: () => void;
}

/** Name, id and end of the current project. */
export function SettingsPage({ onDeleted }: SettingsPageProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const project = useProject();
  const name = projectName(project);
  const mayRename = may(project.role, 'project:update');
  const mayDelete = may(project.role, 'project:delete');
  const handleRename = (): void => void projectModals.open('rename-project', { project });
  const handleDelete = async (): Promise<void> => {
    const result = await projectModals.open('delete-project', { project });
    if (result === 'deleted') onDeleted();
  };
  return (
    <>
      <PageHeader title={t('settings.title')} headline={t('settings.headline', { name, date: format.date(project.createdAt) })} />
      <Card
        title={t('settings.name.title')}
        description={mayRename ? t('settings.name.description') : t('settings.renameForbidden')}
        actions={mayRename ? <Button onClick={handleRename}>{t('common:actions.rename')}</Button> : undefined}
      >
        <p className={styles.value}>{name}</p>
      </Card>
      <Card title={t('settings.id.title')} description={t('settings.id.description')}>
        <p className={styles.id}>
          <Code code={project.id} />
          <CopyButton
            text={project.id}
            label={t('settings.id.copy')}
            copiedLabel={t('common:actions.copied')}
            failedLabel={t('common:states.copyFailed')}
          />
        </p>
      </Card>
      <Card
        title={t('settings.danger.title')}
        description={mayDelete ? t('settings.danger.description') : t('settings.danger.forbidden')}
        actions={
          mayDelete ? (
            <Button variant="danger" onClick={() => void handleDelete()}>
              {t('settings.danger.action')}
            </Button>
          ) : undefined
        }
        className={styles.danger}
      />
    </>
  );
}

import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import styles from './danger-card.module.css';

export interface DangerCardProps {
  project: Pick<Project, 'role'>;
  onLeave: () => void;
  onDelete: () => void;
}

/** What cannot be taken back: leaving the project, and deleting it. */
export function DangerCard({ project, onLeave, onDelete }: DangerCardProps) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const mayDelete = may(project.role, 'project:delete');
  return (
    <Card title={t('settings.danger.zone')} className={styles.danger}>
      <ul className={styles.acts}>
        <li className={styles.act}>
          <div>
            <h3 className={styles.title}>{t('settings.danger.leave.title')}</h3>
            <p className={styles.note}>{t('settings.danger.leave.description')}</p>
          </div>
          <Button onClick={onLeave}>{t('modals:leaveProject.submit')}</Button>
        </li>
        <li className={styles.act}>
          <div>
            <h3 className={styles.title}>{t('settings.danger.title')}</h3>
            <p className={styles.note}>{mayDelete ? t('settings.danger.description') : t('settings.danger.forbidden')}</p>
          </div>
          {mayDelete ? (
            <Button variant="danger" onClick={onDelete}>
              {t('settings.danger.action')}
            </Button>
          ) : null}
        </li>
      </ul>
    </Card>
  );
}

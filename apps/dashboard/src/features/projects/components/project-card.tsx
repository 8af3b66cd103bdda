import { may, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Card } from '@onepoint/ui-kit/card';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Pencil, Trash2 } from 'lucide-react';
import { AppLink } from '../../../shared/link/app-link.tsx';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePlanName, projectName, useRoleName } from '../../../shared/projects/project-names.ts';
import styles from './project-card.module.css';

export interface ProjectCardProps {
  project: Project;
  /** Requests since midnight UTC; undefined while they are counted, null where they could not be. */
  requestsToday: number | null | undefined;
  openPath: string;
  onOpen: (project: Project) => void;
  onRename: (project: Project) => void;
  onDelete: (project: Project) => void;
}

/** A project at a glance. The whole card opens it; its buttons stand above. */
export function ProjectCard({ project, requestsToday, openPath, onOpen, onRename, onDelete }: ProjectCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const roleName = useRoleName();
  const name = projectName(project);
  const facts = [
    { id: 'plan', term: t('projects.card.plan'), value: planName(project.usageCommitment) },
    { id: 'balance', term: t('projects.card.balance'), value: format.money(project.balance) },
    {
      id: 'today',
      term: t('projects.card.today'),
      value:
        requestsToday === undefined ? (
          <Skeleton className={styles.skeleton} />
        ) : requestsToday === null ? (
          '—'
        ) : (
          format.number(requestsToday)
        ),
    },
  ];
  return (
    <Card padding="sm" interactive className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} shape="square" size={36} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <AppLink to={openPath} className={styles.open} onClick={() => onOpen(project)}>
              {name}
            </AppLink>
          </h2>
          <p className={styles.meta}>
            {roleName(project.role)} · {t('projects.card.created', { date: format.date(project.createdAt) })}
          </p>
        </div>
        <div className={styles.actions}>
          {may(project.role, 'project:update') ? (
            <IconButton size="sm" name={t('projects.rename', { name })} icon={<Pencil aria-hidden />} onClick={() => onRename(project)} />
          ) : null}
          {may(project.role, 'project:delete') ? (
            <IconButton size="sm" name={t('projects.delete', { name })} icon={<Trash2 aria-hidden />} onClick={() => onDelete(project)} />
          ) : null}
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, term, value }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

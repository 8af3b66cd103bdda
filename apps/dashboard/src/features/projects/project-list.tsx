import { listApiKeysQueryOptions } from '@onepoint/api-client';
import { type Project, may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Card } from '@onepoint/ui-kit/card';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { AppLink } from '../../shared/link/app-link.tsx';
import { chooseProject } from '../../shared/projects/project-context.ts';
import { projectName, usePlanName, useRoleName } from '../../shared/projects/project-names.ts';
import styles from './project-list.module.css';
import { projectModals } from './projects.modals.ts';

interface ProjectListProps {
  projects: readonly Project[];
  openPath: string;
}

export function ProjectList({ projects, openPath }: ProjectListProps) {
  return (
    <ul className={styles.list}>
      {projects.map((project) => (
        <li key={project.id}>
          <CountedProjectCard
            project={project}
            openPath={openPath}
            onOpen={({ id }) => chooseProject(id)}
            onRename={() => void projectModals.open('rename-project', { project })}
            onDelete={() => void projectModals.open('delete-project', { project })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Sums today's requests over the API keys, which the API keys page needs next anyway. */
function CountedProjectCard(props: Omit<ProjectCardProps, 'requestsToday'>) {
  const { data, isError } = useQuery(listApiKeysQueryOptions(useApiClient(), { projectId: props.project.id }));
  const counted = data?.reduce((sum, { requestsToday }) => sum + requestsToday, 0);
  return <ProjectCard {...props} requestsToday={isError ? (counted ?? null) : counted} />;
}

interface ProjectCardProps {
  project: Project;
  /** Requests since midnight UTC. Undefined while loading, null if that failed. */
  requestsToday: number | null | undefined;
  openPath: string;
  onOpen: (project: Project) => void;
  onRename: (project: Project) => void;
  onDelete: (project: Project) => void;
}

/** The whole card is a link, with the buttons on top. */
function ProjectCard({ project, requestsToday, openPath, onOpen, onRename, onDelete }: ProjectCardProps) {
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

const cards = ['first', 'second', 'third'];

export function ProjectListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {cards.map((card) => (
        <Card key={card} padding="sm">
          <Skeleton lines={4} />
        </Card>
      ))}
    </div>
  );
}

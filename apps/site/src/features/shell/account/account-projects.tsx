import { appState, useAppState } from '@onepoint/app-state';
import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Check, LayoutGrid } from 'lucide-react';
import { useId } from 'react';
import styles from './account-view.module.css';
import { PlanCard } from './plan-card.tsx';
import type { Loaded } from './use-loaded.ts';

/** How many are listed; the others are a click further, where they can be searched. */
const listedMax = 5;

/** Plan and balance of the current project, and the way to each of the others. */
export function AccountProjects({ value: projects, failed, retry }: Loaded<readonly Project[]>) {
  const { t, i18n } = useTranslation(['nav', 'common']);
  const titleId = useId();
  const chosenId = useAppState('projectId');
  const current = projects?.find(({ id }) => id === chosenId) ?? projects?.[0];
  const workspace = localePath('/workspace', i18n.language);
  if (failed) {
    return (
      <div className={styles.message} role="alert">
        <p>{t('account.failed')}</p>
        <Button size="sm" onClick={retry}>
          {t('common:actions.retry')}
        </Button>
      </div>
    );
  }
  if (projects === undefined) {
    return (
      <div className={styles.message} aria-busy="true">
        <span className="visually-hidden">{t('common:states.loading')}</span>
        <Skeleton lines={3} />
      </div>
    );
  }
  if (current === undefined) {
    return (
      <div className={styles.message}>
        <p>{t('account.noProjects')}</p>
        <LinkButton href={workspace} size="sm" variant="primary">
          {t('account.createProject')}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <div className={styles.card}>
        <PlanCard project={current} />
      </div>
      <div className={styles.group}>
        <p id={titleId} className={styles.title}>
          {t('account.projects')}
        </p>
        <ul aria-labelledby={titleId}>
          {projects.slice(0, listedMax).map(({ id, name }) => (
            <li key={id}>
              {/* Chosen before the dashboard loads, so that no screen of it acts on the project before. */}
              <a
                href={localePath('/dashboard', i18n.language)}
                className={styles.item}
                aria-current={id === current.id || undefined}
                onClick={() => appState.set({ projectId: id })}
              >
                <Avatar name={name} shape="square" size={20} />
                <span className={styles.name}>{name.trim() === '' ? '—' : name}</span>
                {id === current.id ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
              </a>
            </li>
          ))}
        </ul>
        <a href={workspace} className={styles.item}>
          <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />
          {t('account.allProjects')}
        </a>
      </div>
    </>
  );
}

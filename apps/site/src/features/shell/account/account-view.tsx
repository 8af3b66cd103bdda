import type { Project } from '@onepoint/api-contract';
import { appState, useAppState } from '@onepoint/app-state';
import { displayedIdentifier, type IdentifiableUser } from '@onepoint/auth/react';
import { useTranslation, formatMoney, formatUsd } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { isChargedPlan, getPlan, isPlanId } from '@onepoint/plans-domain';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ParseKeys } from 'i18next';
import { LayoutDashboard, LogOut, UserRound, Check, LayoutGrid } from 'lucide-react';
import { useId } from 'react';
import { useDashboardPath } from '../../../shared/use-app-paths.ts';
import styles from './account.module.css';
import type { Loaded } from './account.queries.ts';

/** Label of a plan; unknown plans are shown by their ID. */
function usePlanLabel(): (planId: string) => string {
  const { t } = useTranslation('pricing');
  // The catalogue has keys as plain strings; its test checks them against the dictionary.
  return (planId) => (isPlanId(planId) ? t(getPlan(planId).labelKey as ParseKeys<'pricing'>) : planId);
}

interface PlanCardProps {
  project: Pick<Project, 'balance' | 'accruedUsage' | 'usageCommitment'>;
}

/** Accrued cost has eight digits: a microcent is 10^-8 dollars. */
const exactDigits = 8;

function PlanCard({ project: { balance, accruedUsage, usageCommitment } }: PlanCardProps) {
  const { t, i18n } = useTranslation('nav');
  const planLabel = usePlanLabel();
  const isCharged = isChargedPlan(usageCommitment);
  return (
    <a href={localePath('/dashboard/usage', i18n.language)} className={styles.planCardCard}>
      <span className={styles.row}>
        <span>{t('account.balance')}</span>
        <span className={styles.plan}>{planLabel(usageCommitment)}</span>
      </span>
      <span className={balance < 0 ? `${styles.amount} ${styles.negative}` : styles.amount}>{formatMoney(balance, i18n.language)}</span>
      <span className={styles.note}>
        {isCharged ? t('account.accrued', { cost: formatUsd(accruedUsage.cost, i18n.language, exactDigits) }) : t('account.free')}
      </span>
    </a>
  );
}

/** Number of listed projects; the workspace has all of them, with search. */
const listedMax = 5;

function AccountProjects({ value: projects, failed, retry }: Loaded<readonly Project[]>) {
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
              {/* Selected before the dashboard loads, so that no screen uses the previous project. */}
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

interface AccountViewProps {
  user: IdentifiableUser & { imageUrl: string | null };
  projects: Loaded<readonly Project[]>;
  onSignOut: () => void;
  signingOut: boolean;
}

export function AccountView({ user, projects, onSignOut, signingOut }: AccountViewProps) {
  const { t, i18n } = useTranslation(['nav', 'common']);
  const dashboardPath = useDashboardPath();
  return (
    <>
      <div className={styles.profile}>
        <Avatar name={displayedIdentifier(user)} imageUrl={user.imageUrl ?? undefined} size={36} />
        <div className={styles.names}>
          <p className={styles.caption}>{t('account.signedInAs')}</p>
          <p className={styles.user}>{displayedIdentifier(user)}</p>
        </div>
      </div>
      <div className={styles.group}>
        <a href={localePath('/workspace/profile', i18n.language)} className={styles.item}>
          <UserRound size={16} strokeWidth={1.5} aria-hidden />
          {t('account.profile')}
        </a>
        <a href={dashboardPath} className={styles.item}>
          <LayoutDashboard size={16} strokeWidth={1.5} aria-hidden />
          {t('account.dashboard')}
        </a>
      </div>
      <AccountProjects {...projects} />
      <div className={styles.group}>
        <button type="button" className={styles.item} aria-busy={signingOut || undefined} onClick={signingOut ? undefined : onSignOut}>
          <LogOut size={16} strokeWidth={1.5} aria-hidden />
          {signingOut ? t('account.signingOut') : t('common:actions.signOut')}
        </button>
      </div>
    </>
  );
}

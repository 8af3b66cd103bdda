import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isChargedPlan } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { AppLink } from '../../shared/link/app-link.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { projectName, usePlanName } from '../../shared/projects/project-names.ts';
import styles from './balance-card.module.css';

export interface BalanceCardProps {
  project: Pick<Project, 'name' | 'balance' | 'accruedUsage' | 'usageCommitment'>;
  /** Shows the project's name. @default false */
  named?: boolean;
  usagePath: string;
  /** Called on a link click, to close the mobile menu. */
  onFollow?: (() => void) | undefined;
  onListPackages: () => void;
}

export function BalanceCard({ project, named = false, usagePath, onFollow, onListPackages }: BalanceCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const { balance, accruedUsage, usageCommitment } = project;
  const charged = isChargedPlan(usageCommitment);
  return (
    <div className={styles.card}>
      <AppLink to={usagePath} className={styles.link} onClick={onFollow}>
        {named ? <span className={styles.project}>{projectName(project)}</span> : null}
        <span className={styles.row}>
          <span>{t('balance.title')}</span>
          <span className={styles.plan}>{planName(usageCommitment)}</span>
        </span>
        <span className={balance < 0 ? `${styles.amount} ${styles.negative}` : styles.amount}>{format.money(balance)}</span>
        <span className={styles.note}>
          {charged ? t('balance.accrued', { cost: format.roundMoney(accruedUsage.cost) }) : t('balance.free')}
        </span>
      </AppLink>
      <Button size="sm" fullWidth aria-haspopup="dialog" onClick={onListPackages}>
        {t('balance.additional')}
      </Button>
    </div>
  );
}

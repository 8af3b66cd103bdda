import { useTranslation } from '@onepoint/i18n';
import type { PlanChange, PlanState } from '@onepoint/plans-domain';
import { classNames } from '@onepoint/ui-kit/class-names';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './plan-card.module.css';

export interface PlanCardStateProps {
  /** Null for the current plan. */
  change: PlanChange | null;
  planEndsAt: PlanState['planEndsAt'];
}

/** The line under a plan's button: until when it is paid for, when a change would take effect, or why there is none. */
export function PlanCardState({ change, planEndsAt }: PlanCardStateProps) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const format = useFormat();
  const dateOf = (date: Date): string => format.date(date.toISOString());
  if (change?.kind === 'refused') {
    return (
      <FormMessage className={styles.line} tone={change.reason === 'BALANCE_TOO_LOW' ? 'caution' : 'info'}>
        {change.reason === 'BALANCE_TOO_LOW'
          ? t('dashboard:topUp.needMore', { missing: format.money(change.shortfallCents) })
          : t(`modals:planChange.refused.${change.reason}`)}
      </FormMessage>
    );
  }
  const line = (): string => {
    if (change === null) {
      return planEndsAt === null
        ? t('dashboard:plansPage.currentOpen')
        : t('dashboard:plansPage.currentUntil', { date: dateOf(planEndsAt) });
    }
    if (change.kind === 'enterprise') return t('dashboard:plansPage.byRequest');
    return change.effectiveAt === null
      ? t('dashboard:plansPage.atOnce')
      : t('dashboard:plansPage.later', { date: dateOf(change.effectiveAt) });
  };
  return <p className={classNames(styles.line, styles.state)}>{line()}</p>;
}

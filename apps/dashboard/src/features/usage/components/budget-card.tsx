import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { useFormat } from '../../../shared/format/use-format.ts';
import { renderRouterLink } from '../../../shared/link/app-link.tsx';
import styles from './limits-card.module.css';
import { LimitLine } from './limit-line.tsx';
import { AlertLine } from './alert-line.tsx';

const centsPerDollar = 100;

export interface BudgetCardProps {
  project: Pick<Project, 'spendLimit' | 'alerts' | 'balance'>;
  /** Where limit and alerts are set. */
  settingsPath: string;
}

/** The limit that the project sets itself, and the alerts about its balance. */
export function BudgetCard({ project: { spendLimit, alerts, balance }, settingsPath }: BudgetCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { amount, spent, isReached, resetsAt } = spendLimit;
  const date = format.date(resetsAt, { timeZone: 'UTC' });
  return (
    <Card
      title={t('usage.budget.title')}
      actions={
        <LinkButton size="sm" href={settingsPath} render={renderRouterLink}>
          {t('usage.budget.change')}
        </LinkButton>
      }
    >
      <ul className={styles.limits}>
        {amount === null ? (
          <AlertLine label={t('usage.budget.limit')} hint={t('usage.budget.noLimitHint')} value={t('usage.budget.none')} />
        ) : (
          <LimitLine
            label={t('usage.budget.limit')}
            hint={t(isReached ? 'usage.budget.reached' : 'usage.budget.resets', { date })}
            value={t('usage.limits.of', { used: format.roundMoney(spent), max: format.money(amount) })}
            share={amount === 0 ? 1 : (Number(spent) * centsPerDollar) / amount}
          />
        )}
        <AlertLine
          label={t('usage.budget.lowBalance')}
          value={alerts.lowBalance === null ? t('usage.budget.off') : t('usage.budget.below', { amount: format.money(alerts.lowBalance) })}
          hint={
            alerts.lowBalance === null
              ? t('usage.budget.offHint')
              : t(balance < alerts.lowBalance ? 'usage.budget.belowNow' : 'usage.budget.aboveNow', { balance: format.money(balance) })
          }
          isRaised={alerts.lowBalance !== null && balance < alerts.lowBalance}
        />
        <AlertLine
          label={t('usage.budget.runway')}
          value={
            alerts.runwayDays === null
              ? t('usage.budget.off')
              : t('usage.budget.belowDays', { count: alerts.runwayDays, formatted: format.number(alerts.runwayDays) })
          }
          hint={alerts.runwayDays === null ? t('usage.budget.offHint') : t('usage.budget.runwayHint')}
          isRaised={alerts.open.some(({ kind }) => kind === 'runway')}
        />
      </ul>
    </Card>
  );
}

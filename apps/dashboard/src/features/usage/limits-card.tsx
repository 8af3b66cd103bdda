import type { UsageSummary, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Card } from '@onepoint/ui-kit/card';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Progress } from '@onepoint/ui-kit/progress';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import styles from './limits-card.module.css';
import { limitTone } from './usage.rules.ts';

export interface LimitsCardProps {
  /** Undefined while loading. */
  limits: UsageSummary['limits'] | undefined;
}

export function LimitsCard({ limits }: LimitsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card title={t('usage.limits.title')} description={t('usage.limits.description')}>
      {limits ? (
        <ul className={styles.limits}>
          {limits.map(({ name, max, used }) => (
            <LimitLine
              key={name}
              label={t(`usage.limits.names.${name}`)}
              hint={t(`usage.limits.hints.${name}`)}
              value={t('usage.limits.of', { used: format.number(used), max: format.number(max) })}
              share={max === 0 ? 0 : used / max}
            />
          ))}
        </ul>
      ) : (
        <Skeleton shape="block" className={styles.skeleton} />
      )}
    </Card>
  );
}

const centsPerDollar = 100;

interface BudgetCardProps {
  project: Pick<Project, 'spendLimit' | 'alerts' | 'balance'>;
  settingsPath: string;
}

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

interface LimitLineProps {
  label: string;
  hint: ReactNode;
  /** Such as "120 of 500". */
  value: string;
  /** Used share of the limit; 1 is all of it. */
  share: number;
}

function LimitLine({ label, hint, value, share }: LimitLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      <Progress label={`${label}: ${value}`} value={Math.min(1, share)} tone={limitTone(share)} />
      <span className={styles.hint}>{hint}</span>
    </li>
  );
}

interface AlertLineProps {
  label: string;
  /** Threshold, such as "Below $20.00". */
  value: string;
  hint: string;
  /** True if the threshold is crossed. @default false */
  isRaised?: boolean;
}

/** Also shown if the alert is off. */
function AlertLine({ label, value, hint, isRaised = false }: AlertLineProps) {
  const { t } = useTranslation('dashboard');
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      <span className={styles.hint}>
        {hint}
        {isRaised ? (
          <>
            {' '}
            <Badge tone="caution">{t('usage.budget.raised')}</Badge>
          </>
        ) : null}
      </span>
    </li>
  );
}

import type { Project, UsageSummary } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { getPlan, isPlanId } from '@onepoint/plans-domain';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePlanName } from '../../../shared/projects/project-names.ts';
import { PackageFact } from './package-fact.tsx';
import styles from './usage-facts.module.css';
import { useRunwayText } from './use-runway-text.ts';

export interface UsageFactsProps {
  project: Project;
  /** Undefined while it is loading. */
  summary: UsageSummary | undefined;
}

/** Balance and how long it lasts, plan with its rate, packages, and what was used today. */
export function UsageFacts({ project, summary }: UsageFactsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const runway = useRunwayText(summary);
  const { balance, promoBalance, accruedUsage, usageCommitment } = project;
  const price = isPlanId(usageCommitment) ? getPlan(usageCommitment).price : null;
  const isMetered = price?.kind === 'metered';
  const today = summary?.today;
  return (
    <Card>
      <div className={styles.facts}>
        <Stat label={t('usage.balance')} value={format.money(balance)}>
          {isMetered && balance <= 0 ? (
            <p className={styles.warning}>{t('usage.balanceNegative')}</p>
          ) : (
            <p className={styles.note}>{runway ?? t(isMetered ? 'usage.runway.nothing' : 'usage.runway.free')}</p>
          )}
          {promoBalance > 0 ? <p className={styles.note}>{t('usage.promoCredit', { promo: format.money(promoBalance) })}</p> : null}
        </Stat>
        <Stat label={t('usage.plan')} value={planName(usageCommitment)}>
          <p className={styles.note}>{isMetered ? t('usage.rate', { price: format.exactMoney(price.priceUsd) }) : t('usage.rateFree')}</p>
        </Stat>
        <PackageFact project={project} />
        <Stat
          label={t('usage.today')}
          value={isMetered ? format.roundMoney(today?.cost ?? '0') : format.number(today?.computeUnits ?? 0)}
          unit={isMetered ? undefined : t('usage.computeUnits')}
          loading={!today}
        >
          <p className={styles.note}>
            {isMetered ? t('usage.accruedNote', { cost: format.exactMoney(accruedUsage.cost) }) : t('usage.todayNote')}
          </p>
        </Stat>
      </div>
    </Card>
  );
}

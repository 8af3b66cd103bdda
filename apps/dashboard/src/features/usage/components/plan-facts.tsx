import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { getPlan, isPlanId } from '@onepoint/plans-domain';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePlanName } from '../../../shared/projects/use-plan-name.ts';
import styles from './plan-facts.module.css';

export interface PlanFactsProps {
  project: Pick<Project, 'balance' | 'accruedUsage' | 'usageCommitment'>;
}

/** Balance, plan with its rate, and what was used since the last whole cent was charged. */
export function PlanFacts({ project }: PlanFactsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const { balance, accruedUsage, usageCommitment } = project;
  const price = isPlanId(usageCommitment) ? getPlan(usageCommitment).price : null;
  const rate = price?.kind === 'metered' ? t('usage.rate', { price: format.exactMoney(price.priceUsd) }) : t('usage.rateFree');
  const units = accruedUsage.computeUnits;
  return (
    <Card>
      <div className={styles.facts}>
        <Stat label={t('usage.balance')} value={format.money(balance)}>
          {price?.kind === 'metered' && balance <= 0 ? <p className={styles.warning}>{t('usage.balanceNegative')}</p> : null}
        </Stat>
        <Stat label={t('usage.plan')} value={planName(usageCommitment)}>
          <p className={styles.note}>{rate}</p>
        </Stat>
        <Stat label={t('usage.accrued')} value={format.exactMoney(accruedUsage.cost)}>
          <p className={styles.note}>{t('usage.accruedHint', { count: units, formatted: format.number(units) })}</p>
        </Stat>
      </div>
    </Card>
  );
}

import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './statistics-totals.module.css';

export interface StatisticsTotalsProps {
  /** Undefined while they are loading. */
  total: Statistics['total'] | undefined;
}

/** The four sums of the period. */
export function StatisticsTotals({ total }: StatisticsTotalsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const loading = total === undefined;
  return (
    <Card>
      <div className={styles.totals}>
        <Stat label={t('statistics.totals.requests')} value={format.number(total?.requests ?? 0)} loading={loading} />
        <Stat label={t('statistics.totals.errors')} value={format.number(total?.errors ?? 0)} loading={loading} />
        <Stat label={t('statistics.totals.computeUnits')} value={format.number(total?.computeUnits ?? 0)} loading={loading} />
        <Stat label={t('statistics.totals.cost')} value={format.roundMoney(total?.cost ?? '0')} loading={loading} />
      </div>
    </Card>
  );
}

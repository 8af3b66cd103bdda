import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './provider-totals.module.css';

/** The four answers of a period; undefined while they are loading. */
export function ProviderTotals({ statistics }: { statistics: Pick<Statistics, 'total' | 'latency'> | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const loading = statistics === undefined;
  const { requests, errors } = statistics?.total ?? { requests: 0, errors: 0 };
  const latency = statistics?.latency.total;
  const ms = (value: number | null | undefined): string =>
    value === null || value === undefined ? '—' : t('providers.ms', { value: format.number(value) });
  return (
    <Card>
      <div className={styles.totals}>
        <Stat label={t('providers.statistics.requests')} value={format.number(requests - errors)} loading={loading} />
        <Stat label={t('providers.statistics.errors')} value={format.number(errors)} loading={loading} />
        <Stat label={t('providers.statistics.p50')} value={ms(latency?.p50Ms)} loading={loading} />
        <Stat label={t('providers.statistics.p95')} value={ms(latency?.p95Ms)} loading={loading} />
      </div>
    </Card>
  );
}

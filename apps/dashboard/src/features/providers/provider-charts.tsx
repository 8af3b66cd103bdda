import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';
import { ChartCard } from '../../shared/chart-card/chart-card.tsx';
import { runningBucketMs, type ChartZone } from '../../shared/chart-card/chart-controls.tsx';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { useChainNames } from './providers.queries.ts';
import { chainSeries } from './providers.rules.ts';

interface ProviderChartsProps {
  /** Undefined while loading. */
  statistics: Statistics | undefined;
  /** Such as "the last 24 hours". */
  period: string;
  zone: ChartZone;
}

/** Requests by chain, and latency over time. Shows errors only if there are any. */
export function ProviderCharts({ statistics, period, zone }: ProviderChartsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { chains } = useChainNames();
  const nowMs = useNow();
  const runningMs = statistics && runningBucketMs(statistics, nowMs);
  const data = useMemo(() => {
    if (!statistics) return undefined;
    const chainName = (slug: string): string => chains?.find((chain) => chain.slug === slug)?.name ?? slug;
    return {
      requests: { ...chainSeries(statistics, 'served', chainName), runningMs },
      errors: { ...chainSeries(statistics, 'errors', chainName), runningMs },
      latency: {
        timesMs: statistics.buckets.map((bucket) => Date.parse(bucket)),
        series: [
          { id: 'p50', label: t('providers.statistics.p50'), values: statistics.latency.p50Ms, color: 'chart-2' as const },
          { id: 'p95', label: t('providers.statistics.p95'), values: statistics.latency.p95Ms, color: 'chart-1' as const },
        ],
      },
    };
  }, [statistics, chains, t, runningMs]);
  const counts = { kind: 'bars', zone, formatValue: format.number, formatTick: format.compact } as const;
  return (
    <>
      <ChartCard
        title={t('providers.statistics.requestsChart')}
        label={t('providers.statistics.requestsLabel', { period })}
        data={data?.requests}
        fileName={t('providers.statistics.requestsFile')}
        {...counts}
      />
      <ChartCard
        title={t('providers.statistics.latencyChart')}
        description={t('providers.statistics.latencyText')}
        label={t('providers.statistics.latencyLabel', { period })}
        data={data?.latency}
        zone={zone}
        formatValue={(value) => t('providers.ms', { value: format.number(value) })}
        fileName={t('providers.statistics.latencyFile')}
      />
      {statistics && statistics.total.errors > 0 ? (
        <ChartCard
          title={t('providers.statistics.errorsChart')}
          description={t('providers.statistics.errorsText')}
          label={t('providers.statistics.errorsLabel', { period })}
          data={data?.errors}
          fileName={t('providers.statistics.errorsFile')}
          {...counts}
        />
      ) : null}
    </>
  );
}

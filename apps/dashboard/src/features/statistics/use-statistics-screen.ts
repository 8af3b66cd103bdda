import { useNow } from '../../shared/format/use-now.ts';
import { offeredGranularities, suitedGranularity } from './data/granularity.ts';
import { statisticsPeriod } from './data/statistics-period.ts';
import type { StatisticsSource } from './data/statistics-source.ts';
import { useFilterOptions } from './data/use-filter-options.ts';
import { useStatisticsView } from './data/use-statistics-view.ts';
import { useStatistics } from './data/use-statistics.ts';

const liveMs = 2500;
const slowMs = 60_000;
const secsMax = 31_536_000;

/** All that the statistics of a project or a key show: the figures of the view in the address, those before, and what can be chosen. */
export function useStatisticsScreen(source: StatisticsSource) {
  const [view, changeView] = useStatisticsView();
  const nowMs = useNow();
  const { period, before, lengthSecs, isLive } = statisticsPeriod(view, nowMs);
  const granularities = offeredGranularities(lengthSecs);
  const chosen = granularities.find((step) => step === view.granularityInSecs);
  const oneBucketSecs = Math.min(secsMax, Math.max(60, Math.ceil(lengthSecs)));
  const filters = {
    chain: view.chain ?? undefined,
    method: view.method ?? undefined,
    apiKeyId: view.apiKeyId ?? undefined,
    providerId: view.providerId ?? undefined,
  };
  const figures = useStatistics({
    source,
    period,
    granularityInSecs: chosen ?? suitedGranularity(lengthSecs),
    ...filters,
    refreshMs: isLive && liveMs,
  });
  const compared = useStatistics({
    source,
    period: before,
    granularityInSecs: oneBucketSecs,
    ...filters,
    refreshMs: isLive && slowMs,
  });
  const options = useFilterOptions({ source, view, period, granularityInSecs: oneBucketSecs, refreshMs: isLive && slowMs / 6 });
  return {
    view,
    changeView,
    nowMs,
    isLive,
    figures,
    /** Requests of the time before; undefined while the figures shown are not of the view chosen. */
    before: figures.isPlaceholderData || compared.isPlaceholderData ? undefined : compared.data?.total.requests,
    options: { ...options, granularities, suitedGranularityInSecs: suitedGranularity(lengthSecs) },
  };
}

import type { Statistics, StatisticsErrorStatus } from '@onepoint/api-contract';
import type { SeriesColor } from '@onepoint/charts';

/** What requests ended with. */
export type RequestStatus = StatisticsErrorStatus | 'ok';

export interface StatusGroup {
  readonly key: RequestStatus;
  /** Requests, one value per bucket. */
  readonly values: readonly number[];
}

/** A status keeps its colour on every chart. */
export const statusColors: Readonly<Record<RequestStatus, SeriesColor>> = {
  ok: 'chart-2',
  rateLimited: 'chart-3',
  unpaid: 'chart-8',
  forbidden: 'chart-4',
  invalid: 'chart-1',
  upstreamError: 'chart-6',
  upstreamFailed: 'chart-5',
  internal: 'chart-7',
  unclassified: 'chart-8',
};

/** Errors by what they ended with, the most frequent first. */
export function errorGroups({ errorsByStatus }: Pick<Statistics, 'errorsByStatus'>): StatusGroup[] {
  return errorsByStatus.map(({ status, errors }) => ({ key: status, values: errors }));
}

/** All requests by what they ended with: those that were answered, then the errors. */
export function statusGroups(statistics: Pick<Statistics, 'buckets' | 'series' | 'errorsByStatus'>): StatusGroup[] {
  const ok = statistics.buckets.map((_, index) =>
    statistics.series.reduce((sum, { requests, errors }) => sum + (requests[index] ?? 0) - (errors[index] ?? 0), 0),
  );
  return [{ key: 'ok', values: ok }, ...errorGroups(statistics)];
}

import { chartRanges, type ChartRange } from '@onepoint/app-state';
import type { ChartZone } from '../../../shared/chart-card/chart-controls.tsx';

/** What the statistics of providers show, as the address says it. */
export interface ProviderStatisticsView {
  /** Null for all nodes together. */
  readonly providerId: string | null;
  readonly range: ChartRange;
  readonly zone: ChartZone;
}

const hour = 3600;
const day = 24 * hour;

/** How far back each range reaches, and how long a bucket of it is. */
export const rangeTerms: Readonly<Record<ChartRange, { readonly periodSecs: number; readonly granularityInSecs: number }>> = {
  '1h': { periodSecs: hour, granularityInSecs: 60 },
  '24h': { periodSecs: day, granularityInSecs: 900 },
  '7d': { periodSecs: 7 * day, granularityInSecs: 2 * hour },
  '30d': { periodSecs: 30 * day, granularityInSecs: 6 * hour },
  '90d': { periodSecs: 90 * day, granularityInSecs: day },
};

/** Reads an address; what it does not say, or says wrongly, is the default: all nodes, a day, the reader's clock. */
export function parseStatisticsView(search: URLSearchParams): ProviderStatisticsView {
  const range = chartRanges.find((known) => known === search.get('range')) ?? '24h';
  const providerId = search.get('provider');
  const zone = search.get('tz') === 'utc' ? 'utc' : 'local';
  return { providerId: providerId !== null && /^[\w-]{1,64}$/u.test(providerId) ? providerId : null, range, zone };
}

/** The address of a view, everything else in it kept. */
export function formatStatisticsView(search: URLSearchParams, { providerId, range, zone }: ProviderStatisticsView): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (providerId === null) changed.delete('provider');
  else changed.set('provider', providerId);
  changed.set('range', range);
  if (zone === 'local') changed.delete('tz');
  else changed.set('tz', zone);
  return changed;
}

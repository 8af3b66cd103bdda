import { ApiError } from '@onepoint/api-client';
import { createProviderBodySchema, providerFaults, type ProviderFault, type Statistics } from '@onepoint/api-contract';
import { chartRanges, type ChartRange } from '@onepoint/app-state';
import type { TimeSeriesData } from '@onepoint/charts';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';
import type { ChartZone } from '../../shared/chart-card/chart-controls.tsx';

export interface ProviderFields {
  readonly name: string;
  /** Empty until one is selected. */
  readonly chain: string;
  readonly url: string;
  readonly weight: number;
}

type ProviderFieldErrors = Partial<Record<keyof ProviderFields, ValidationMessage>>;

/**
 * Returns validation errors by field. Ignores whitespace around the URL.
 *
 * @param savedUrl URL of an existing node; always valid, because it isn't sent again
 */
export function providerFieldErrors(fields: ProviderFields, savedUrl?: string): ProviderFieldErrors {
  const parsed = createProviderBodySchema.safeParse({ ...fields, url: fields.url.trim() });
  if (parsed.success) return {};
  const issues = parsed.error.issues.filter(({ path }) => path[0] !== 'url' || fields.url.trim() !== savedUrl);
  return Object.fromEntries(issues.map((issue) => [issue.path[0], validationMessage(issue)]).toReversed());
}

/** Returns why the API rejected a node. Undefined for any other error. */
export function providerFault(error: unknown): ProviderFault | undefined {
  if (!(error instanceof ApiError) || error.code !== 'PROVIDER_REFUSED') return undefined;
  const reason = error.details?.['reason'];
  return providerFaults.find((fault) => fault === reason);
}

export interface ProviderStatisticsView {
  /** Null for all nodes. */
  readonly providerId: string | null;
  readonly range: ChartRange;
  readonly zone: ChartZone;
}

const hour = 3600;
const day = 24 * hour;

/** Length and bucket size of each range, in seconds. */
export const rangeTerms: Readonly<Record<ChartRange, { readonly periodSecs: number; readonly granularityInSecs: number }>> = {
  '1h': { periodSecs: hour, granularityInSecs: 60 },
  '24h': { periodSecs: day, granularityInSecs: 900 },
  '7d': { periodSecs: 7 * day, granularityInSecs: 2 * hour },
  '30d': { periodSecs: 30 * day, granularityInSecs: 6 * hour },
  '90d': { periodSecs: 90 * day, granularityInSecs: day },
};

/** Missing and invalid values default to all nodes, 24 hours, and local time. */
export function parseStatisticsView(search: URLSearchParams): ProviderStatisticsView {
  const range = chartRanges.find((known) => known === search.get('range')) ?? '24h';
  const providerId = search.get('provider');
  const zone = search.get('tz') === 'utc' ? 'utc' : 'local';
  return { providerId: providerId !== null && /^[\w-]{1,64}$/u.test(providerId) ? providerId : null, range, zone };
}

export function formatStatisticsView(search: URLSearchParams, { providerId, range, zone }: ProviderStatisticsView): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (providerId === null) changed.delete('provider');
  else changed.set('provider', providerId);
  changed.set('range', range);
  if (zone === 'local') changed.delete('tz');
  else changed.set('tz', zone);
  return changed;
}

/** Served or failed requests over time, one series per chain, busiest first. */
export function chainSeries(
  { buckets, series }: Pick<Statistics, 'buckets' | 'series'>,
  measure: 'served' | 'errors',
  chainName: (slug: string) => string,
): TimeSeriesData {
  const countOf = (requests: number, errors: number): number => (measure === 'errors' ? errors : requests - errors);
  const byChain = Map.groupBy(series, ({ chain }) => chain);
  const layers = [...byChain].map(([chain, own]) => ({
    id: chain,
    label: chainName(chain),
    values: buckets.map((_, index) => own.reduce((sum, one) => sum + countOf(one.requests[index] ?? 0, one.errors[index] ?? 0), 0)),
    total: own.reduce((sum, { total }) => sum + countOf(total.requests, total.errors), 0),
  }));
  return {
    timesMs: buckets.map((bucket) => Date.parse(bucket)),
    series: layers
      .toSorted((a, b) => b.total - a.total || a.id.localeCompare(b.id))
      .map(({ id, label, values }) => ({ id, label, values })),
  };
}

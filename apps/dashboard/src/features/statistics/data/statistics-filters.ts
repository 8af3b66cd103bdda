import { chartRanges, type ChartRange } from '@onepoint/app-state';

/** What the statistics screen shows; lives in the URL, so that a view can be shared and gone back to. */
export interface StatisticsFilters {
  readonly range: ChartRange;
  /** Chain slug, null for all. */
  readonly chain: string | null;
  /** JSON-RPC method, null for all. */
  readonly method: string | null;
  readonly timeZone: 'local' | 'utc';
}

const isRange = (text: string | null): text is ChartRange => chartRanges.some((range) => range === text);
const short = (text: string | null, lengthMax: number): string | null =>
  text === null || text === '' || text.length > lengthMax ? null : text;

/**
 * Reads the filters from a query string. What means nothing is left out, as if it were not there.
 *
 * @param rangeDefault the range where the URL names none: the one chosen last
 */
export function parseStatisticsFilters(search: URLSearchParams, rangeDefault: ChartRange): StatisticsFilters {
  const range = search.get('range');
  return {
    range: isRange(range) ? range : rangeDefault,
    chain: short(search.get('chain'), 64),
    method: short(search.get('method'), 128),
    timeZone: search.get('tz') === 'utc' ? 'utc' : 'local',
  };
}

/** The query string of filters; other parameters stay. Local time, being the usual one, is not spelt out. */
export function formatStatisticsFilters(filters: StatisticsFilters, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = { range: filters.range, chain: filters.chain, method: filters.method, tz: filters.timeZone === 'utc' ? 'utc' : null };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

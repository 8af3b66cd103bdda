import type { Statistics } from '@onepoint/api-contract';

export type Measure = 'requests' | 'errors' | 'computeUnits';

export interface SeriesGroup {
  /** Chain slug or method, or null for the rest. */
  readonly key: string | null;
  /** One value per bucket. */
  readonly values: readonly number[];
  readonly total: number;
}

const add = (into: number[], values: readonly number[]): void =>
  values.forEach((value, index) => (into[index] = (into[index] ?? 0) + value));

/**
 * The layers of the stacked chart: series that share a chain (or a method) summed, the largest first, and all beyond the
 * most that eyes can tell apart in one last layer.
 *
 * @param groupsMax layers with a name of their own
 */
export function groupSeries(
  statistics: Pick<Statistics, 'series' | 'buckets'>,
  by: 'chain' | 'method',
  measure: Measure,
  groupsMax: number,
): SeriesGroup[] {
  const sums = new Map<string, number[]>();
  for (const series of statistics.series) {
    const values = sums.get(series[by]) ?? statistics.buckets.map(() => 0);
    add(values, series[measure]);
    sums.set(series[by], values);
  }
  const groups = [...sums]
    .map(([key, values]) => ({ key, values, total: values.reduce((sum, value) => sum + value, 0) }))
    .toSorted((a, b) => b.total - a.total || a.key.localeCompare(b.key));
  if (groups.length <= groupsMax) return groups;
  const rest = statistics.buckets.map(() => 0);
  for (const group of groups.slice(groupsMax)) add(rest, group.values);
  return [...groups.slice(0, groupsMax), { key: null, values: rest, total: rest.reduce((sum, value) => sum + value, 0) }];
}

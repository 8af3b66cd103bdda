import type { Statistics, StatisticsQuery } from '@onepoint/api-contract';
import { isPlanId, microcentsPerComputeUnit } from '@onepoint/plans-domain';
import type { ProjectRow } from '../projects/to-project.ts';
import { chooseBuckets } from './choose-buckets.ts';
import type { StatisticsRepository } from './statistics-repository.ts';
import { toStatistics } from './to-statistics.ts';

/** What all three statistics calls do, for the projects and perhaps the one API key that they are about. */
export async function readStatistics(
  statistics: StatisticsRepository,
  { from, to, granularityInSecs, chain, method }: StatisticsQuery,
  projects: readonly Pick<ProjectRow, 'id' | 'planId'>[],
  apiKeyId?: string,
): Promise<Statistics> {
  const buckets = chooseBuckets(new Date(from), new Date(to), granularityInSecs);
  const priced = projects.map(({ id, planId }) => ({
    id,
    microcentsPerComputeUnit: isPlanId(planId) ? microcentsPerComputeUnit(planId) : 0,
  }));
  const rows = await statistics.sum({ projects: priced, apiKeyId, chain, method }, buckets);
  return toStatistics(rows, buckets);
}

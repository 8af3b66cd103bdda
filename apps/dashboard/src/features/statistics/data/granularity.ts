import { statisticsBucketsMax } from '@onepoint/api-contract';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Lengths of a bucket, in seconds, from fine to coarse. */
export const granularitySteps = [minute, 5 * minute, 15 * minute, hour, 2 * hour, 6 * hour, day, 7 * day] as const;

/** Enough to see a shape, few enough to hit with a pointer. */
const bucketsMax = 120;

const longest = 7 * day;

/** The bucket that suits a length of time: the finest of which there are 120 at most. */
export function suitedGranularity(lengthSecs: number): number {
  return granularitySteps.find((step) => lengthSecs / step <= bucketsMax) ?? longest;
}

/** The buckets that a length of time may be cut into: at least two of them, and no more than the API gives in one reply. */
export function offeredGranularities(lengthSecs: number): readonly number[] {
  return granularitySteps.filter((step) => lengthSecs / step >= 2 && lengthSecs / step < statisticsBucketsMax);
}

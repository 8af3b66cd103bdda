import { statisticsBucketsMax } from '@onepoint/api-contract';

const minuteSecs = 60;
const hourSecs = 3_600;
const daySecs = 86_400;

/** Widths that are easy to read in a chart: 1 minute to 12 hours, a day, a week, 30 days, a year. */
const widthsSecs = [1, 5, 15, 30, 60, 180, 360, 720]
  .map((minutes) => minutes * minuteSecs)
  .concat([1, 7, 30, 365].map((days) => days * daySecs));

export interface Buckets {
  /** Start of the first bucket, seconds since 1970; a multiple of the width. */
  fromSecs: number;
  widthSecs: number;
  /** 1 to 500. */
  count: number;
}

/** Start of the usage that is kept by minute and by hour, in seconds since 1970. Days are kept forever. */
export interface UsageKept {
  minutesFromSecs: number;
  hoursFromSecs: number;
}

const everythingKept: UsageKept = { minutesFromSecs: -Infinity, hoursFromSecs: -Infinity };

/**
 * Covers a time range with at most 500 buckets, aligned to multiples of their width since 1970 (UTC). Uses the requested width in whole minutes, or
 * the next larger one that fits; by default, the finest that fits. Periods that are only kept by hour or day get buckets of whole hours or days.
 */
export function chooseBuckets(from: Date, to: Date, granularityInSecs: number = minuteSecs, kept: UsageKept = everythingKept): Buckets {
  const unitSecs = keptUnitSecs(from, kept);
  const wanted = Math.ceil(granularityInSecs / unitSecs) * unitSecs;
  for (const widthSecs of [wanted, ...widthsSecs.filter((width) => width > wanted && width % unitSecs === 0)]) {
    const buckets = cover(from, to, widthSecs);
    if (buckets.count <= statisticsBucketsMax) return buckets;
  }
  // Alignment can need one bucket more than the range.
  const widthDays = Math.ceil((to.getTime() - from.getTime()) / 1000 / daySecs / (statisticsBucketsMax - 1));
  return cover(from, to, Math.max(widthDays * daySecs, wanted));
}

function keptUnitSecs(from: Date, { minutesFromSecs, hoursFromSecs }: UsageKept): number {
  const fromSecs = from.getTime() / 1000;
  if (fromSecs < hoursFromSecs) return daySecs;
  return fromSecs < minutesFromSecs ? hourSecs : minuteSecs;
}

function cover(from: Date, to: Date, widthSecs: number): Buckets {
  const first = Math.floor(from.getTime() / 1000 / widthSecs);
  const end = Math.ceil(to.getTime() / 1000 / widthSecs);
  return { fromSecs: first * widthSecs, widthSecs, count: Math.max(1, end - first) };
}

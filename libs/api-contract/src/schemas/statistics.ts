import * as z from 'zod/mini';
import { decimalSchema, instantSchema } from './primitives.ts';

/** No reply has more buckets than this; a finer granularity is widened to fit. */
export const statisticsBucketsMax = 500;

export const statisticsQuerySchema = z
  .object({
    from: instantSchema,
    to: instantSchema,
    granularityInSecs: z.optional(z.coerce.number().check(z.int(), z.minimum(60), z.maximum(31_536_000))),
    chain: z.optional(z.string().check(z.maxLength(64))),
    method: z.optional(z.string().check(z.maxLength(128))),
  })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'Must be after from' }));

export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

const countsShape = { requests: z.int(), errors: z.int(), computeUnits: z.int() };

export const statisticsCountsSchema = z.object(countsShape);

/** Counts of one chain and method, a value a bucket; `buckets[i]` of the reply is the start of the i-th. */
export const statisticsSeriesSchema = z.object({
  chain: z.string(),
  method: z.string(),
  requests: z.array(z.int()),
  errors: z.array(z.int()),
  computeUnits: z.array(z.int()),
  total: statisticsCountsSchema,
});

export const statisticsSchema = z.object({
  /** Start of the first bucket, at or before the `from` that was asked for. */
  from: instantSchema,
  to: instantSchema,
  granularityInSecs: z.int(),
  /** Start of each bucket; empty buckets are there, as zeros. */
  buckets: z.array(instantSchema),
  /** By chain and method, most requests first. */
  series: z.array(statisticsSeriesSchema),
  /** `cost` in USD at the project's present plan. */
  total: z.object({ ...countsShape, cost: decimalSchema }),
});

export type Statistics = z.infer<typeof statisticsSchema>;

import { errorStatuses } from '@onepoint/plans-domain';
import * as z from 'zod/mini';
import { decimalSchema, idSchema, instantSchema, queryIntegerSchema } from './primitives.ts';

/** No reply has more buckets than this; a finer granularity is widened to fit. */
export const statisticsBucketsMax = 500;

export const statisticsQuerySchema = z
  .strictObject({
    from: instantSchema,
    to: instantSchema,
    /** Whole minutes. */
    granularityInSecs: z.optional(
      z.pipe(queryIntegerSchema(60, 31_536_000), z.int().check(z.multipleOf(60, 'Must be a multiple of 60 seconds'))),
    ),
    chain: z.optional(z.string().check(z.regex(/^[a-z\d-]{1,64}$/, 'Must be the name of a chain, such as ethereum'))),
    method: z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/, 'Must be the name of a method'))),
    /** Calls with this key alone. Paths of one key and of providers pay no heed to it. */
    apiKeyId: z.optional(idSchema),
    /** Calls that a node of this provider answered. The path of one provider pays no heed to it. */
    providerId: z.optional(idSchema),
  })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'Must be after from' }));

export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

const countsShape = { requests: z.int(), errors: z.int(), computeUnits: z.int() };

export const statisticsCountsSchema = z.object(countsShape);

/**
 * Milliseconds from a request's arrival at the gateway until its answer was there, refused ones left out. Median and 95th percentile of what a
 * histogram holds: off by 9.1 % at most between 0.125 ms and 131 s. Null where nothing was measured.
 */
const latencyShape = { p50Ms: z.nullable(z.number()), p95Ms: z.nullable(z.number()) };

export const statisticsLatencySchema = z.object({
  /** A value a bucket. */
  p50Ms: z.array(z.nullable(z.number())),
  p95Ms: z.array(z.nullable(z.number())),
  total: z.object(latencyShape),
});

/** What errors ended with; `unclassified` are those counted before that was kept. See `errorStatuses` of `@onepoint/plans-domain`. */
export const statisticsErrorStatusSchema = z.enum([...errorStatuses, 'unclassified']);

export type StatisticsErrorStatus = z.infer<typeof statisticsErrorStatusSchema>;

/** Errors of one kind, a value a bucket. */
export const statisticsErrorsSchema = z.object({ status: statisticsErrorStatusSchema, errors: z.array(z.int()), total: z.int() });

/** Counts of one chain and method, a value a bucket; `buckets[i]` of the reply is the start of the i-th. */
export const statisticsSeriesSchema = z.object({
  chain: z.string(),
  method: z.string(),
  requests: z.array(z.int()),
  errors: z.array(z.int()),
  computeUnits: z.array(z.int()),
  total: z.object({ ...countsShape, ...latencyShape }),
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
  /** All series' errors by what they ended with, most first; kinds that did not occur are left out. Adds up to the errors of the series. */
  errorsByStatus: z.array(statisticsErrorsSchema),
  /** Of all series together. */
  latency: statisticsLatencySchema,
  /** `cost` in USD, at the plans of the time. */
  total: z.object({ ...countsShape, cost: decimalSchema }),
});

export type Statistics = z.infer<typeof statisticsSchema>;

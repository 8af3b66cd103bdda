import { errorStatuses } from '@onepoint/plans-domain';
import * as z from 'zod/mini';
import { decimalSchema, idSchema, instantSchema, queryIntegerSchema } from './primitives.ts';

/** Maximum number of buckets in a response. A finer granularity is coarsened to fit. */
export const statisticsBucketsMax = 500;

export const statisticsQuerySchema = z
  .strictObject({
    from: instantSchema,
    to: instantSchema,
    granularityInSecs: z.optional(
      z.pipe(queryIntegerSchema(60, 31_536_000), z.int().check(z.multipleOf(60, 'Must be a multiple of 60 seconds'))),
    ),
    chain: z.optional(z.string().check(z.regex(/^[a-z\d-]{1,64}$/, 'Must be the name of a chain, such as ethereum'))),
    method: z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/, 'Must be the name of a method'))),
    /** Ignored in the paths of one key and of providers. */
    apiKeyId: z.optional(idSchema),
    /** Ignored in the path of one provider. */
    providerId: z.optional(idSchema),
  })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'Must be after from' }));

export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

const countsShape = { requests: z.int(), errors: z.int(), computeUnits: z.int() };

/**
 * Median and 95th percentile of the time from arrival at the gateway to the response, in ms, without rejected requests. From a histogram with an
 * error of at most 9.1% between 0.125 ms and 131 s. Null without measurements.
 */
const latencyShape = { p50Ms: z.nullable(z.number()), p95Ms: z.nullable(z.number()) };

export const statisticsLatencySchema = z.object({
  /** One value per bucket. */
  p50Ms: z.array(z.nullable(z.number())),
  p95Ms: z.array(z.nullable(z.number())),
  total: z.object(latencyShape),
});

/** `errorStatuses` of `@onepoint/plans-domain`, and `unclassified` for errors from before statuses were recorded. */
export const statisticsErrorStatusSchema = z.enum([...errorStatuses, 'unclassified']);

export type StatisticsErrorStatus = z.infer<typeof statisticsErrorStatusSchema>;

/** `errors` has one value per bucket. */
export const statisticsErrorsSchema = z.object({ status: statisticsErrorStatusSchema, errors: z.array(z.int()), total: z.int() });

/** Counts have one value per bucket. */
export const statisticsSeriesSchema = z.object({
  chain: z.string(),
  method: z.string(),
  requests: z.array(z.int()),
  errors: z.array(z.int()),
  computeUnits: z.array(z.int()),
  total: z.object({ ...countsShape, ...latencyShape }),
});

export const statisticsSchema = z.object({
  /** Start of the first bucket, at or before the requested `from`. */
  from: instantSchema,
  to: instantSchema,
  granularityInSecs: z.int(),
  buckets: z.array(instantSchema),
  /** By chain and method, most requests first. */
  series: z.array(statisticsSeriesSchema),
  /** Errors of all series, most frequent status first, without statuses that did not occur. */
  errorsByStatus: z.array(statisticsErrorsSchema),
  latency: statisticsLatencySchema,
  /** `cost` in USD, at the plan prices of that time. */
  total: z.object({ ...countsShape, cost: decimalSchema }),
});

export type Statistics = z.infer<typeof statisticsSchema>;

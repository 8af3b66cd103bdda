import * as z from 'zod/mini';
import { decimalSchema, idSchema, instantSchema, queryInstantSchema } from './primitives.ts';

/** The longest period of one question about usage. */
export const usageDaysMax = 366;

const dayMs = 86_400_000;

/** A period in whole UTC days: the days of both instants are in it, but that of a `to` at midnight is not. */
export const usageQuerySchema = z.strictObject({ from: queryInstantSchema, to: queryInstantSchema }).check(
  z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'Must be after from' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= usageDaysMax * dayMs, {
    path: ['to'],
    error: `Must be within ${usageDaysMax} days of from`,
  }),
);

export type UsageQuery = z.infer<typeof usageQuerySchema>;

/** `cost` in USD, exact, at the plan of the time: what was charged, and what is accrued to be charged. */
const usageShape = { requests: z.int(), errors: z.int(), computeUnits: z.int(), cost: decimalSchema };

export const usageCountsSchema = z.object(usageShape);

export const usageDaySchema = z.object({ day: instantSchema, ...usageShape });
export const usageMethodSchema = z.object({ method: z.string(), ...usageShape });
/** `name` is null for a key that is no more; one that was deleted has its last. */
export const usageApiKeySchema = z.object({ apiKeyId: idSchema, name: z.nullable(z.string()), isDeleted: z.boolean(), ...usageShape });

export const usageSchema = z.object({
  /** Midnight UTC. */
  from: instantSchema,
  /** Midnight UTC after the last day. */
  to: instantSchema,
  /** Every day of the period, oldest first; days without traffic are zeros. */
  byDay: z.array(usageDaySchema),
  /** Dearest first, then by compute units. */
  byMethod: z.array(usageMethodSchema),
  byApiKey: z.array(usageApiKeySchema),
  total: usageCountsSchema,
  /** What the period cost in USD: `usage` is `total.cost`, packages and plans are what the ledger charged for them. */
  spend: z.object({ usage: decimalSchema, packages: decimalSchema, plans: decimalSchema, total: decimalSchema }),
});

export type Usage = z.infer<typeof usageSchema>;

/**
 * - `requestsPerSecond`, `computeUnitsPerSecond`: `used` is the average of the busiest minute of the last 60
 * - `computeUnitsPerDay`: `used` since midnight UTC; plans that charge for use have none
 * - `connectionsPerKey`: open WebSocket connections, packages counted in; `used` by the key that has most of them open
 */
export const usageLimitNames = ['requestsPerSecond', 'computeUnitsPerSecond', 'computeUnitsPerDay', 'connectionsPerKey'] as const;

export const usageLimitSchema = z.object({ name: z.enum(usageLimitNames), max: z.number(), used: z.number() });

export type UsageLimit = z.infer<typeof usageLimitSchema>;

export const usageSummarySchema = z.object({
  /** Since midnight UTC. */
  today: usageCountsSchema,
  /** Since the first of the month, UTC. */
  monthToDate: usageCountsSchema,
  /** An average day of the last `days` complete UTC days: 7, or fewer for a younger project. Null on its first day. */
  average: z.nullable(z.object({ days: z.int(), requests: z.int(), computeUnits: z.int(), cost: decimalSchema })),
  /** Whole days that the balance lasts at the pace of `average`; 0 when it is used up, null while nothing is spent or nothing is known. */
  runwayDays: z.nullable(z.int()),
  /** Of the plan and its packages; limits that the plan does not have are left out. */
  limits: z.array(usageLimitSchema),
});

export type UsageSummary = z.infer<typeof usageSummarySchema>;

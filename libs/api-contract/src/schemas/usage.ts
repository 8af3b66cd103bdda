import * as z from 'zod/mini';
import { centsSchema, decimalSchema, idSchema, instantSchema, queryInstantSchema } from './primitives.ts';

export const usageDaysMax = 366;

const dayMs = 86_400_000;

/** A period of whole UTC days: it includes the days of both instants, except the day of a `to` at midnight. */
export const usageQuerySchema = z.strictObject({ from: queryInstantSchema, to: queryInstantSchema }).check(
  z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'Must be after from' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= usageDaysMax * dayMs, {
    path: ['to'],
    error: `Must be within ${usageDaysMax} days of from`,
  }),
);

export type UsageQuery = z.infer<typeof usageQuerySchema>;

/** `cost` is the exact cost of usage alone in USD, at the plan prices of that time, including usage that isn't charged yet. */
const usageShape = { requests: z.int(), errors: z.int(), computeUnits: z.int(), cost: decimalSchema };

const usageCountsSchema = z.object(usageShape);

/**
 * Charges in cents, the same amounts as in transactions and statements. Usage is charged in whole cents, so a charge can be up to a cent below
 * `cost`.
 */
const chargesSchema = z.object({ usage: centsSchema, packages: centsSchema, plans: centsSchema, total: centsSchema });

export type Charges = z.infer<typeof chargesSchema>;

const chargedUsageSchema = z.object({ ...usageShape, charges: chargesSchema });

const usageDaySchema = z.object({ day: instantSchema, ...usageShape, charges: chargesSchema });
const usageMethodSchema = z.object({ method: z.string(), ...usageShape });
/** `name` is null for an unknown key. A deleted key has its last name. */
const usageApiKeySchema = z.object({ apiKeyId: idSchema, name: z.nullable(z.string()), isDeleted: z.boolean(), ...usageShape });

export const usageSchema = z.object({
  /** Midnight UTC. */
  from: instantSchema,
  /** Midnight UTC after the last day. */
  to: instantSchema,
  /** Every day of the period, oldest first, including days without traffic. */
  byDay: z.array(usageDaySchema),
  /** Most expensive first, then by compute units. */
  byMethod: z.array(usageMethodSchema),
  byApiKey: z.array(usageApiKeySchema),
  total: usageCountsSchema,
  charges: chargesSchema,
});

export type Usage = z.infer<typeof usageSchema>;

/**
 * - `requestsPerSecond`, `computeUnitsPerSecond`: `used` is the average of the busiest minute in the last hour
 * - `computeUnitsPerDay`: `used` counts since midnight UTC; only on free plans
 * - `connectionsPerKey`: open WebSocket connections, including those of packages; `used` is that of the key with the most connections
 */
export const usageLimitNames = ['requestsPerSecond', 'computeUnitsPerSecond', 'computeUnitsPerDay', 'connectionsPerKey'] as const;

const usageLimitSchema = z.object({ name: z.enum(usageLimitNames), max: z.number(), used: z.number() });

export type UsageLimit = z.infer<typeof usageLimitSchema>;

export const usageSummarySchema = z.object({
  /** Since midnight UTC. */
  today: chargedUsageSchema,
  /** Since the first of the month, UTC. */
  monthToDate: chargedUsageSchema,
  /** Average usage of the last `days` complete UTC days: 7, or fewer for a younger project. Null on its first day. */
  average: z.nullable(z.object({ days: z.int(), requests: z.int(), computeUnits: z.int(), cost: decimalSchema })),
  /**
   * Whole days that the balance lasts at the `average` pace with the current plan and packages. 0 if it is used up; null if nothing is spent or the
   * pace is unknown.
   */
  runwayDays: z.nullable(z.int()),
  /** Expected charges in the next `days` days, in cents, and the deposit that covers them. See `depositForNextDays`. */
  forecast: z.object({
    days: z.int(),
    usage: centsSchema,
    packages: centsSchema,
    plans: centsSchema,
    total: centsSchema,
    /** Null if no charges are expected and nothing is owed. */
    deposit: z.nullable(centsSchema),
  }),
  /** Of the plan and packages. Leaves out limits that the plan does not have. */
  limits: z.array(usageLimitSchema),
});

export type UsageSummary = z.infer<typeof usageSummarySchema>;

import * as z from 'zod/mini';
import { centsSchema, instantSchema, decimalSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

/** Largest limit and threshold, in cents: $10,000,000, as for deposits. */
export const settingCentsMax = 1_000_000_000;

export const settingCentsSchema = centsSchema.check(z.minimum(1), z.maximum(settingCentsMax));

/** Limit of the usage cost per calendar month (UTC). Once `spent` reaches it, paid calls are rejected until `resetsAt`. */
export const spendLimitSchema = z.object({
  amount: z.nullable(centsSchema),
  /** Charged and accrued usage of this month in USD, exact to 10^-6 cent. */
  spent: decimalSchema,
  isReached: z.boolean(),
  resetsAt: instantSchema,
});

export type SpendLimit = z.infer<typeof spendLimitSchema>;

export const updateSpendLimitSchema = z.strictObject({ amount: z.nullable(settingCentsSchema) });

/** Responses have plain strings, so that clients can show kinds they don't know. */
export const alertKinds = ['low-balance', 'spend', 'runway'] as const;

export const spendPercentsMax = 5;

export const openAlertSchema = z.object({
  id: z.string(),
  /** One of `alertKinds`, or an unknown one. */
  kind: z.string(),
  /** Balance in cents, percent of the spend limit, or days of runway. */
  threshold: z.int(),
  /** The value that crossed the threshold: balance or spend in cents, or days of runway. */
  value: z.int(),
  /** The spend limit in cents; null for the other kinds. */
  limit: z.nullable(centsSchema),
  raisedAt: instantSchema,
  /** Acknowledged alerts are not shown in banners. */
  isAcknowledged: z.boolean(),
});

export type OpenAlert = z.infer<typeof openAlertSchema>;

export const alertSchema = z.extend(openAlertSchema, {
  /** When the value recovered; null while open. */
  resolvedAt: z.nullable(instantSchema),
  acknowledgedAt: z.nullable(instantSchema),
  acknowledgedBy: z.nullable(publicUserSchema),
});

export type Alert = z.infer<typeof alertSchema>;

const percentSchema = z.int().check(z.minimum(1), z.maximum(100));
const runwayDaysSchema = z.int().check(z.minimum(1), z.maximum(365));

/** Null or an empty list turns an alert off. */
export const alertSettingsSchema = z.object({
  /** Cents. */
  lowBalance: z.nullable(centsSchema),
  /** Percentages of the spend limit. Ignored without a limit. */
  spendPercents: z.array(z.int()),
  /** Days that the balance lasts at the pace of the last week. */
  runwayDays: z.nullable(z.int()),
  open: z.array(openAlertSchema),
});

export type AlertSettings = z.infer<typeof alertSettingsSchema>;

export const updateAlertSettingsSchema = z
  .strictObject({
    lowBalance: z.optional(z.nullable(settingCentsSchema)),
    spendPercents: z.optional(
      z.array(percentSchema).check(
        z.maxLength(spendPercentsMax),
        z.refine((percents) => new Set(percents).size === percents.length, 'Must not repeat a percentage'),
      ),
    ),
    runwayDays: z.optional(z.nullable(runwayDaysSchema)),
  })
  .check(z.refine((settings) => Object.keys(settings).length > 0, 'Must change at least one field'));

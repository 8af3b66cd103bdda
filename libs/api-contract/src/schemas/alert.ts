import * as z from 'zod/mini';
import { centsSchema, instantSchema } from './primitives.ts';
import { settingCentsSchema } from './spend-limit.ts';
import { publicUserSchema } from './user.ts';

/** What alerts are about. Replies carry kinds as plain strings: an unknown one is shown as it is. */
export const alertKinds = ['low-balance', 'spend', 'runway'] as const;

/** How many parts of the spend limit may raise an alert. */
export const spendPercentsMax = 5;

/** An alert that is not over. */
export const openAlertSchema = z.object({
  id: z.string(),
  /** One of `alertKinds`, or one that this version does not know. */
  kind: z.string(),
  /** Cents of the balance, percent of the limit, or days that the balance lasts. */
  threshold: z.int(),
  /** What crossed it: the balance or the spend in cents, or the days left. */
  value: z.int(),
  /** The spend limit in cents; null for the other kinds. */
  limit: z.nullable(centsSchema),
  raisedAt: instantSchema,
  /** Somebody has seen it: banners leave it out. */
  isAcknowledged: z.boolean(),
});

export type OpenAlert = z.infer<typeof openAlertSchema>;

/** An alert with what became of it. */
export const alertSchema = z.extend(openAlertSchema, {
  /** When its value recovered; null while it has not. */
  resolvedAt: z.nullable(instantSchema),
  acknowledgedAt: z.nullable(instantSchema),
  acknowledgedBy: z.nullable(publicUserSchema),
});

export type Alert = z.infer<typeof alertSchema>;

const percentSchema = z.int().check(z.minimum(1), z.maximum(100));
const runwayDaysSchema = z.int().check(z.minimum(1), z.maximum(365));

/** What raises alerts, and the alerts that are not over. Null and an empty list raise none. */
export const alertSettingsSchema = z.object({
  /** Below this balance, in cents. */
  lowBalance: z.nullable(centsSchema),
  /** At these parts of the spend limit, in percent; without a limit they mean nothing. */
  spendPercents: z.array(z.int()),
  /** Below this many days that the balance lasts at the pace of the last week. */
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

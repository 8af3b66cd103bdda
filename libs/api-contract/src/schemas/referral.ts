import * as z from 'zod/mini';
import { lettersAndDigitsPattern } from './patterns.ts';
import { centsSchema, instantSchema, nameSchema } from './primitives.ts';

/** Code of a referral link. */
export const referralCodeSchema = z.string().check(z.regex(lettersAndDigitsPattern), z.length(8));

/** Hundredths of a percent: 1000 is 10 %. */
const basisPointsSchema = z.int();

/** Referral sign-ups and earnings of one month (UTC). */
const referralMonthSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  signUps: z.int(),
  earned: centsSchema,
});

export type ReferralMonth = z.infer<typeof referralMonthSchema>;

/** Referral link of a project and its results. Link visits are not counted. */
export const referralsSchema = z.object({
  code: referralCodeSchema,
  /** Share of each deposit credited to the project. */
  shareBasisPoints: basisPointsSchema,
  /** Months after sign-up in which deposits are rewarded. */
  months: z.int(),
  signUps: z.int(),
  /** Number of sign-ups with a rewarded deposit. */
  paying: z.int(),
  earned: centsSchema,
  /** The last twelve months, ending with the current one. */
  byMonth: z.array(referralMonthSchema),
});

export type Referrals = z.infer<typeof referralsSchema>;

/** A rewarded deposit, without the payer. */
export const referralRewardSchema = z.object({
  id: z.string(),
  amount: centsSchema,
  deposit: centsSchema,
  shareBasisPoints: basisPointsSchema,
  createdAt: instantSchema,
});

export type ReferralReward = z.infer<typeof referralRewardSchema>;

export const partnerApplicationBodySchema = z.strictObject({
  company: nameSchema,
  website: z.url({ protocol: /^https?$/ }).check(z.maxLength(300)),
  /** Describes the audience of the project. */
  message: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});

/** Partner status of a project, and its last application. */
export const partnershipSchema = z.object({
  /** `none`, `submitted`, `approved`, `declined`, or an unknown one. */
  status: z.string(),
  /** Partner share of each deposit, in hundredths of a percent. */
  shareBasisPoints: z.int(),
  application: z.nullable(
    z.object({
      company: z.string(),
      website: z.string(),
      message: z.string(),
      createdAt: instantSchema,
      decidedAt: z.nullable(instantSchema),
    }),
  ),
});

export type Partnership = z.infer<typeof partnershipSchema>;

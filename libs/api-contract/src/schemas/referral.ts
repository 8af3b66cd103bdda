import * as z from 'zod/mini';
import { lettersAndDigitsPattern } from './patterns.ts';
import { centsSchema, instantSchema, nameSchema } from './primitives.ts';

export const referralCodeSchema = z.string().check(z.regex(lettersAndDigitsPattern), z.length(8));

/** Hundredths of a percent: 1000 is 10%. */
const basisPointsSchema = z.int();

const referralMonthSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  signUps: z.int(),
  earned: centsSchema,
});

export type ReferralMonth = z.infer<typeof referralMonthSchema>;

/** Link visits are not counted. */
export const referralsSchema = z.object({
  code: referralCodeSchema,
  shareBasisPoints: basisPointsSchema,
  /** Deposits are rewarded for this many months after sign-up. */
  months: z.int(),
  signUps: z.int(),
  /** Sign-ups with at least one rewarded deposit. */
  paying: z.int(),
  earned: centsSchema,
  /** The last twelve months, ending with the current one. */
  byMonth: z.array(referralMonthSchema),
});

export type Referrals = z.infer<typeof referralsSchema>;

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
  message: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});

export const partnershipSchema = z.object({
  /** `none`, `submitted`, `approved`, `declined`, or an unknown one. */
  status: z.string(),
  /** A partner's share of each deposit, in hundredths of a percent. */
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

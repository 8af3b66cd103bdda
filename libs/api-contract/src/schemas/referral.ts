import * as z from 'zod/mini';
import { lettersAndDigitsPattern } from './patterns.ts';
import { centsSchema, instantSchema } from './primitives.ts';

/** The code of a referral link, as it is given out. */
export const referralCodeSchema = z.string().check(z.regex(lettersAndDigitsPattern), z.length(8));

/** Hundredths of a percent: 1000 is 10 %. */
const basisPointsSchema = z.int();

/** What one month (UTC) brought. */
export const referralMonthSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  signUps: z.int(),
  earned: centsSchema,
});

export type ReferralMonth = z.infer<typeof referralMonthSchema>;

/** A project's referral link and what came of it. Visits of the link are not counted. */
export const referralsSchema = z.object({
  code: referralCodeSchema,
  /** Part of each deposit that is credited to the project. */
  shareBasisPoints: basisPointsSchema,
  /** For how many months after a sign-up. */
  months: z.int(),
  signUps: z.int(),
  /** Of those, how many have paid a deposit that was shared. */
  paying: z.int(),
  earned: centsSchema,
  /** Twelve months, this one last. */
  byMonth: z.array(referralMonthSchema),
});

export type Referrals = z.infer<typeof referralsSchema>;

/** A deposit that was shared. Who paid it is not told. */
export const referralRewardSchema = z.object({
  id: z.string(),
  amount: centsSchema,
  deposit: centsSchema,
  shareBasisPoints: basisPointsSchema,
  createdAt: instantSchema,
});

export type ReferralReward = z.infer<typeof referralRewardSchema>;

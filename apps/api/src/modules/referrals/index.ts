import { applyForPartnership } from './apply-for-partnership/route.ts';
import { getPartnership } from './get-partnership/route.ts';
import { getReferrals } from './get-referrals/route.ts';
import { listReferralRewards } from './list-referral-rewards/route.ts';

export const referralRoutes = [getReferrals, listReferralRewards, getPartnership, applyForPartnership];

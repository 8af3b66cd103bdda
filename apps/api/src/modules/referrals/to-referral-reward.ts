import type { ReferralReward } from '@onepoint/api-contract';
import { z } from 'zod';
import type { ReferralRewardRow } from './referrals-repository.ts';

/** What the ledger keeps beside the amount. */
const causeSchema = z.object({ depositCents: z.number().int(), shareBasisPoints: z.number().int() });

/** A shared deposit for the wire; not who paid it. */
export function toReferralReward({ id, amountCents, cause, createdAt }: ReferralRewardRow): ReferralReward {
  const { depositCents, shareBasisPoints } = causeSchema.parse(cause);
  return { id, amount: amountCents, deposit: depositCents, shareBasisPoints, createdAt: createdAt.toISOString() };
}

import { eq } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { randomText } from '../ids/random-text.ts';
import { referralCodes } from '../schema/referrals.ts';

/** 47 random bits: a code gives nothing but a reward, so it need not be a secret, only be nobody else's. */
const codeLength = 8;

/** The referral code of a project, the same for ever; made now where it has none. */
export async function getReferralCode(executor: Executor, projectId: string): Promise<string> {
  const find = async () => (await executor.select().from(referralCodes).where(eq(referralCodes.projectId, projectId)))[0]?.code;
  const known = await find();
  if (known !== undefined) return known;
  await executor
    .insert(referralCodes)
    .values({ projectId, code: randomText(codeLength) })
    .onConflictDoNothing();
  return (await find()) ?? getReferralCode(executor, projectId);
}

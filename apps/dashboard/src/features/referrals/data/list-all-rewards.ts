import { listReferralRewards, type ApiClient } from '@onepoint/api-client';
import type { ReferralReward } from '@onepoint/api-contract';

const pageSize = 100;

/** Every reward of a project, newest first, page by page. A page that brings nothing new ends it, whatever it says of more. */
export async function listAllRewards(client: ApiClient, projectId: string): Promise<ReferralReward[]> {
  const rewards = new Map<string, ReferralReward>();
  for (let lastId: string | undefined; ;) {
    const page = await listReferralRewards(client, { projectId, limit: pageSize, lastId });
    const before = rewards.size;
    for (const reward of page.data) rewards.set(reward.id, reward);
    lastId = page.data.at(-1)?.id;
    if (!page.hasMore || rewards.size === before) return [...rewards.values()];
  }
}

import { referralRewardFixture } from '@onepoint/testing/api';
import { expect, test, vi } from 'vitest';
import { listAllRewards } from './referrals.queries.ts';

const page = (ids: string[], hasMore: boolean) => ({ data: ids.map((id) => referralRewardFixture({ id })), hasMore });

test('reads all pages and stops at one without new rewards', async () => {
  const call = vi
    .fn()
    .mockResolvedValueOnce(page(['a', 'b'], true))
    .mockResolvedValue(page(['c'], true));
  const rewards = await listAllRewards({ call }, 'proj_1');
  expect(rewards.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(call).toHaveBeenCalledTimes(3);
});

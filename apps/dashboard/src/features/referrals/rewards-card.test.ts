import { referralRewardFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { rewardsCsv } from './rewards-card.tsx';

const texts = { id: 'Id', created: 'Credited', deposit: 'Deposit', share: 'Share', amount: 'Reward' };

test('writes dollars, percentages and UTC times', () => {
  const [head, row] = rewardsCsv([referralRewardFixture({ id: 'led_1' })], texts)
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u);
  expect(head).toBe('Id,Credited,Deposit,Share,Reward');
  expect(row).toBe('led_1,2026-02-21T09:30:00.000Z,98.60,10,9.86');
});

test('writes a reversed reward as a number', () => {
  expect(rewardsCsv([referralRewardFixture({ amount: -986 })], texts)).toContain(',-9.86\r\n');
});

import { describe, expect, test } from 'vitest';
import { changeBilling } from './billing.ts';
import { projectFixture } from './projects.ts';

const now = new Date('2026-11-21T12:00:00Z');
const end = '2026-12-15T00:00:00.000Z';

const refusal = (code: string, details: object): unknown => expect.objectContaining({ code, details });

describe('changeBilling', () => {
  test('changes a plan immediately or at the end of the period, and cancels when the current plan is chosen', () => {
    expect(changeBilling(projectFixture({ balance: 1 }), { nextUsageCommitment: 'PAYG' }, now).usageCommitment).toBe('PAYG');
    const enterprise = projectFixture({ usageCommitment: 'M', usageCommitmentEnd: end });
    const waiting = changeBilling(enterprise, { nextUsageCommitment: 'FREE' }, now);
    expect(waiting).toMatchObject({ usageCommitment: 'M', nextUsageCommitment: 'FREE' });
    expect(changeBilling(waiting, { nextUsageCommitment: 'M' }, now)).toEqual(enterprise);
  });

  test('buys more packages immediately and schedules fewer for the end of the period', () => {
    const bought = changeBilling(
      projectFixture({ balance: 10_000 }),
      { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: 2 },
      now,
    );
    expect(bought).toMatchObject({ balance: 200, geyserUsageCommitment: 'L', geyserUsageCommitmentMultiplier: 2 });
    const fewer = changeBilling(bought, { nextGeyserUsageCommitmentMultiplier: 0 }, now);
    expect(fewer).toMatchObject({ balance: 200, geyserUsageCommitmentMultiplier: 2, nextGeyserUsageCommitmentMultiplier: 0 });
  });

  test('changes nothing when the same choice is repeated', () => {
    const bought = changeBilling(projectFixture({ balance: 10_000 }), { nextGeyserUsageCommitmentMultiplier: 2 }, now);
    expect(changeBilling(bought, { nextGeyserUsageCommitmentMultiplier: 2 }, now)).toEqual(bought);
    expect(changeBilling(bought, { nextUsageCommitment: 'FREE' }, now)).toEqual(bought);
  });

  test('returns the reason of a refusal', () => {
    const poor = projectFixture({ balance: 49 });
    expect(() => changeBilling(poor, { nextUsageCommitment: 'M' }, now)).toThrow(
      refusal('PLAN_CHANGE_REFUSED', { reason: 'PLAN_BY_REQUEST' }),
    );
    expect(() => changeBilling(poor, { nextUsageCommitment: 'PUBLIC' }, now)).toThrow(
      refusal('PLAN_CHANGE_REFUSED', { reason: 'PLAN_IS_PUBLIC' }),
    );
    expect(() => changeBilling(projectFixture(), { nextUsageCommitment: 'PAYG' }, now)).toThrow(
      refusal('BALANCE_TOO_LOW', { missingCents: 1 }),
    );
    expect(() => changeBilling(poor, { nextGeyserUsageCommitmentMultiplier: 1 }, now)).toThrow(
      refusal('BALANCE_TOO_LOW', { missingCents: 4_851 }),
    );
    expect(() => changeBilling(poor, { nextGeyserUsageCommitment: 'PAYG' }, now)).toThrow(
      refusal('PACKAGE_CHANGE_REFUSED', { reason: 'PACKAGE_UNKNOWN' }),
    );
    expect(() => changeBilling(projectFixture({ usageCommitment: 'GOLD' }), { nextUsageCommitment: 'FREE' }, now)).toThrow(
      refusal('PLAN_CHANGE_REFUSED', { reason: 'PLAN_UNKNOWN' }),
    );
  });
});

import { chargesFixture, usageFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { useUsageHeadline } from './usage-page.tsx';

describe('useUsageHeadline', () => {
  function Probe({ packages, isCharged = true }: { packages: number; isCharged?: boolean }) {
    const usage = usageFixture({ charges: chargesFixture({ usage: 0, packages }) });
    return <p>{useUsageHeadline({ usage, summary: undefined, month: 'March 2026', isCharged })}</p>;
  }

  test('shows the charges on a plan with paid calls, even if there are none', async () => {
    renderScreen(<Probe packages={0} />);
    expect(await screen.findByText('$0.00 spent in March 2026')).toBeTruthy();
  });

  test('counts packages on a plan whose calls are free', async () => {
    renderScreen(<Probe packages={9_800} isCharged={false} />);
    expect(await screen.findByText('$98.00 spent in March 2026')).toBeTruthy();
  });

  test('shows compute units for a month without charges', async () => {
    renderScreen(<Probe packages={0} isCharged={false} />);
    expect(await screen.findByText('0 compute units in March 2026, free of charge')).toBeTruthy();
  });
});

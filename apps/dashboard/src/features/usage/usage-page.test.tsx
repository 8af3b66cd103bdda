import { usageFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { useUsageHeadline } from './usage-page.tsx';

describe('useUsageHeadline', () => {
  function Probe({ total, isCharged = true }: { total: string; isCharged?: boolean }) {
    const usage = usageFixture({ spend: { usage: '0.00', packages: total, plans: '0.00', total } });
    return <p>{useUsageHeadline({ usage, summary: undefined, month: 'March 2026', isCharged })}</p>;
  }

  test.each([
    ['12.3456789', '$12.35 spent in March 2026'],
    ['0', '$0.00 spent in March 2026'],
    ['0.00264732', '< $0.01 spent in March 2026'],
  ])('formats %s dollars to the cent: %s', async (total, text) => {
    renderScreen(<Probe total={total} />);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('counts packages on a plan whose calls are free', async () => {
    renderScreen(<Probe total="98.00" isCharged={false} />);
    expect(await screen.findByText('$98.00 spent in March 2026')).toBeTruthy();
  });

  test('shows compute units for a month without cost', async () => {
    renderScreen(<Probe total="0.00" isCharged={false} />);
    expect(await screen.findByText('0 compute units in March 2026, free of charge')).toBeTruthy();
  });
});

import { usageFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { useUsageHeadline } from './use-usage-headline.ts';

function Probe({ cost }: { cost: string }) {
  const usage = usageFixture();
  const total = { ...usage.total, cost };
  return <p>{useUsageHeadline({ usage: { ...usage, total }, summary: undefined, month: 'March 2026', isCharged: true })}</p>;
}

test.each([
  ['12.3456789', '$12.35 spent in March 2026'],
  ['0', '$0.00 spent in March 2026'],
  ['0.00000039', 'Less than $0.01 spent in March 2026'],
])('%s dollars are said to the cent: %s', async (cost, text) => {
  renderScreen(<Probe cost={cost} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

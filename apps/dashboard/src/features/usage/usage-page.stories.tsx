import type { Meta, StoryObj } from '@storybook/react-vite';
import { chargesFixture, projectFixture, usageFixture, usageSummaryFixture } from '@onepoint/testing/api';
import { expect, userEvent, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { BudgetCard, LimitsCard } from './limits-card.tsx';
import { DayChart } from './day-chart.tsx';
import { MonthSwitch, UsagePage } from './usage-page.tsx';
import { SpendCard, UsageFacts } from './usage-facts.tsx';
import { UsageTable } from './usage-table.tsx';

const meta = {
  title: 'Screens/Usage',
  component: UsagePage,
  subcomponents: { UsageFacts, SpendCard, DayChart, UsageTable, LimitsCard, BudgetCard, MonthSwitch },
  decorators: [asScreen],
  args: { settingsPath: '/dashboard/settings', apiKeyPath: (id) => `/dashboard/private-key/${id}` },
} satisfies Meta<typeof UsagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture({
  usageCommitment: 'PAYG',
  balance: 9_871,
  promoBalance: 2_500,
  accruedUsage: { computeUnits: 6_094, cost: '0.00237666' },
  geyserUsageCommitment: 'L',
  geyserUsageCommitmentMultiplier: 2,
  geyserUsageCommitmentEnd: '2026-04-02T10:00:00.000Z',
  spendLimit: { amount: 5_000, spent: '42.81340272', isReached: false, resetsAt: '2026-04-01T00:00:00.000Z' },
  alerts: { lowBalance: 10_000, spendPercents: [80, 100], runwayDays: 14, open: [] },
});
const line = (requests: number, computeUnits: number, cost: string) => ({
  requests,
  errors: Math.round(requests / 250),
  computeUnits,
  cost,
});
const daily = Array.from({ length: 31 }, (_, index) => Math.round(2_413_050 * (1.3 + Math.sin(index / 3))));
const centsOf = (units: number): number => Math.floor((units * 39) / 1_000_000);
/** Packages were renewed on the second day. */
const packagesOn = (index: number): number => (index === 1 ? 9_800 : 0);
const usage = usageFixture({
  from: '2026-03-01T00:00:00.000Z',
  to: '2026-04-01T00:00:00.000Z',
  byDay: daily.map((units, index) => ({
    day: new Date(Date.UTC(2026, 2, 1 + index)).toISOString(),
    ...line(Math.round(units / 26), units, ((units * 39) / 100_000_000).toFixed(8)),
    charges: chargesFixture({ usage: centsOf(units), packages: packagesOn(index) }),
  })),
  byMethod: [
    { method: 'eth_call', ...line(2_941_000, 76_466_000, '29.82174') },
    { method: 'eth_getLogs', ...line(410_000, 24_600_000, '9.594') },
    { method: 'eth_blockNumber', ...line(871_175, 8_711_750, '3.39758250') },
  ],
  byApiKey: [
    { apiKeyId: 'key_1', name: 'Production server', isDeleted: false, ...line(3_900_000, 101_400_000, '39.546') },
    { apiKeyId: 'key_2', name: 'Old storefront', isDeleted: true, ...line(322_175, 8_377_750, '3.26732250') },
  ],
  total: line(4_222_175, 109_777_750, '42.81332250'),
  charges: chargesFixture({ usage: daily.reduce((sum, units) => sum + centsOf(units), 0), packages: 9_800 }),
});
const usageSummary = usageSummaryFixture({
  today: { ...line(110_000, 2_860_000, '1.1154'), charges: chargesFixture({ usage: 111 }) },
  monthToDate: { ...usage.total, charges: usage.charges },
  average: { days: 7, requests: 150_000, computeUnits: 3_900_000, cost: '2.28' },
  runwayDays: 43,
  limits: [
    { name: 'requestsPerSecond', max: 500, used: 31.4 },
    { name: 'computeUnitsPerSecond', max: 12_500, used: 10_400 },
    { name: 'connectionsPerKey', max: 210, used: 210 },
  ],
});
const state = { projects: [project], usage, usageSummary };
const path = '/?month=2026-03';

export const Traffic: Story = {
  parameters: screenParameters({ project, state, path }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('$140.67 spent in March 2026; about 43 days of balance left');
    await expect(screen.getByText('$98.00')).toBeVisible();
    await expect(screen.getByText('About 43 days left at your 7-day average, add-ons and plans included.')).toBeVisible();
    await expect(await screen.findByRole('slider', { name: 'Charges by day in March 2026' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Production server' })).toHaveAttribute('href', '/dashboard/private-key/key_1');
    await expect(screen.getByText('Old storefront (deleted)')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: 'WebSocket connections per key: 210 of 210' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.click(screen.getByText('Compute units', { selector: 'label span' }));
    await expect(await screen.findByRole('slider', { name: 'Compute units by day in March 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await expect(await screen.findByText('April 2026')).toBeVisible();
  },
};

export const OnAPhone: Story = { parameters: screenParameters({ project, state, path }), globals: { viewport: { value: 'phone' } } };

export const UsedUp: Story = {
  parameters: screenParameters({
    project: {
      ...project,
      balance: -3,
      spendLimit: { ...project.spendLimit, amount: 4_000, isReached: true },
      alerts: {
        ...project.alerts,
        open: [
          {
            id: 'alert_1',
            kind: 'runway',
            threshold: 14,
            value: 0,
            limit: null,
            raisedAt: '2026-03-14T10:00:00.000Z',
            isAcknowledged: false,
          },
        ],
      },
    },
    state: { ...state, usageSummary: { ...usageSummary, runwayDays: 0 } },
    path,
  }),
};

export const FreePlan: Story = {
  parameters: screenParameters({
    project: projectFixture(),
    state: {
      projects: [projectFixture()],
      usage: {
        ...usage,
        byDay: usage.byDay.map((day) => ({ ...day, cost: '0.00', charges: chargesFixture() })),
        byMethod: usage.byMethod.map((method) => ({ ...method, cost: '0.00' })),
        byApiKey: usage.byApiKey.map((key) => ({ ...key, cost: '0.00' })),
        total: { ...usage.total, cost: '0.00' },
        charges: chargesFixture(),
      },
    },
    path,
  }),
};

/** The project bought add-ons but sent no requests. */
export const OnlyAddOns: Story = {
  parameters: screenParameters({
    project,
    state: {
      ...state,
      usage: usageFixture({
        from: usage.from,
        to: usage.to,
        byDay: usage.byDay.map(({ day }, index) => ({
          day,
          ...line(0, 0, '0.00'),
          charges: chargesFixture({ packages: packagesOn(index) }),
        })),
        charges: chargesFixture({ packages: 9_800 }),
      }),
    },
    path,
  }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('slider', { name: 'Charges by day in March 2026' })).toBeVisible();
    await expect(screen.getByText('No usage in March 2026')).toBeVisible();
  },
};

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const LongNames: Story = {
  parameters: screenParameters({
    project,
    state: {
      ...state,
      usage: {
        ...usage,
        byApiKey: usage.byApiKey.map((key) => ({ ...key, name: 'Production server of the second storefront in Kassel '.repeat(2) })),
      },
    },
    path,
  }),
  globals: { viewport: { value: 'small' } },
};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent', path }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing', path }) };

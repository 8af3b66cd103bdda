import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@onepoint/ui-kit/button';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { StatisticsPage, StatisticsPanel } from './statistics-page.tsx';
import { ApiKeyStatistics } from './api-key-statistics.tsx';
import { LiveBadge, NoRequests, StatisticsTotals } from './statistics-summary.tsx';
import { storyProject, storyStatistics } from './testing/story-statistics.ts';

const meta = {
  title: 'Screens/Statistics',
  component: StatisticsPage,
  subcomponents: { StatisticsPanel, ApiKeyStatistics, LiveBadge, NoRequests, StatisticsTotals },
  decorators: [asScreen],
  args: { testRequest: <Button variant="primary">Send a test request</Button> },
} satisfies Meta<typeof StatisticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = storyProject;
const state = { projects: [project], statistics: storyStatistics };

export const Traffic: Story = { parameters: screenParameters({ project, state }) };
export const OnAPhone: Story = { ...Traffic, globals: { viewport: { value: 'phone' } } };

/** Everything set through the URL: part of a day in UTC, a chain, a method, grouping by status, and hourly buckets. */
export const FromTheAddress: Story = {
  parameters: screenParameters({
    project,
    state,
    path: '/?from=2026-03-13T12:00:00Z&to=2026-03-14T12:00:00Z&granularity=3600&chain=ethereum&method=eth_call&by=status&tz=utc&table=time',
  }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(/^Mar 13, 2026, 12:00 – Mar 14, 2026, 12:00: /u);
    // The chains arrive separately.
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Chain' })).toHaveValue('ethereum'));
    await expect(screen.getByRole('combobox', { name: 'Method' })).toHaveValue('eth_call');
    await expect(screen.getByRole('combobox', { name: 'Interval' })).toHaveValue('3600');
    await expect(screen.getByRole('radio', { name: 'Status' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'UTC' })).toBeChecked();
    await expect(await screen.findByRole('table', { name: /by time, newest first$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset zoom' }));
    await screen.findByText(/requests in 24 hours/);
  },
};

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const NothingMatches: Story = {
  parameters: screenParameters({ project, state: { projects: [project] }, path: '/?chain=base' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No requests match these filters. Widen the range or clear the filters.');
  },
};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

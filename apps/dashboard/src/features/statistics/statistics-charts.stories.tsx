import { statisticsFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { parseStatisticsView } from './statistics-view.ts';
import { flawlessStatistics, storyProject, storyStatistics } from './testing/story-statistics.ts';
import { ComputeUnitsChart, ErrorsChart, LatencyChart, RequestsChart, StatisticsCharts } from './statistics-charts.tsx';

const view = parseStatisticsView(new URLSearchParams(), '24h');

const meta = {
  title: 'Screens/Statistics/Charts',
  component: StatisticsCharts,
  subcomponents: { RequestsChart, ErrorsChart, LatencyChart, ComputeUnitsChart },
  decorators: [asScreen],
  parameters: screenParameters({ project: storyProject }),
  args: {
    statistics: storyStatistics,
    view,
    changeView: fn(),
    period: '24 hours',
    scope: '24h',
    chainName: (slug) => `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
    chart: { range: null, onRangeChange: fn(), zone: 'utc' },
    runningMs: Date.parse(storyStatistics.buckets.at(-1) ?? ''),
  },
} satisfies Meta<typeof StatisticsCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByChain: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('slider', { name: 'Requests over 24 hours, by chain' });
    await userEvent.click(screen.getByText('Status', { selector: 'span' }));
    await expect(args.changeView).toHaveBeenCalledWith({ by: 'status' });
  },
};
/** The current bucket's bars are hatched. */
export const RunningBucket: Story = {
  play: async ({ canvasElement }) => {
    const requests = await within(canvasElement).findByRole('slider', { name: 'Requests over 24 hours, by chain' });
    await expect(requests.getAttribute('aria-valuetext')).toMatch(/\(so far\), /);
  },
};
export const Ended: Story = { args: { runningMs: undefined } };
export const ByMethod: Story = { args: { view: { ...view, chain: 'ethereum' } } };
export const ByStatus: Story = {
  args: { view: { ...view, by: 'status' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const requests = await screen.findByRole('slider', { name: 'Requests over 24 hours, by status' });
    await expect(requests.getAttribute('aria-valuetext')).toMatch(/Success [\d,]+, .*Rate limited \(429\) \d+/);
    await expect(screen.getByRole('slider', { name: 'Compute units over 24 hours, by chain' })).toBeVisible();
  },
};
export const WithoutErrors: Story = {
  args: { statistics: flawlessStatistics },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No errors in this period');
  },
};
export const ManyMethods: Story = {
  args: {
    view: { ...view, by: 'method' },
    statistics: statisticsFixture({
      series: Array.from({ length: 24 }, (_, index) => ({
        chain: 'ethereum',
        method: `debug_traceBlockByNumberWithALongName${String(index).padStart(2, '0')}`,
        requests: [100 - index, 200 - index, 100 - index],
      })),
      buckets: 3,
      granularityInSecs: 3600,
    }),
  },
  play: async ({ canvasElement }) => {
    const series = await within(canvasElement).findAllByRole('list', { name: 'Series' });
    await expect(within(series[0] as HTMLElement).getAllByRole('button')).toHaveLength(8);
    await expect(within(series[0] as HTMLElement).getByRole('button', { name: 'Other' })).toBeVisible();
  },
  globals: { viewport: { value: 'small' } },
};
/** Says nothing about errors and latency yet. */
export const Loading: Story = {
  args: { statistics: undefined },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Errors');
    await expect(screen.queryByText(/in this period/)).toBeNull();
  },
};

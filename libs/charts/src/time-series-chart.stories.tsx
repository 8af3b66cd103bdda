import { ErrorState } from '@onepoint/ui-kit/error-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChartHead, ChartToolbar, Legend } from './chart-head.tsx';
import { InteractivePlot, Readout } from './plot/interactive-plot.tsx';
import { Plot } from './plot/plot.tsx';
import { chains, dataOf, hourMs, methods, startMs, tools } from './stories/story-data.ts';
import { TimeSeriesChart } from './time-series-chart.tsx';
import { TimeSeriesTable } from './time-series-table.tsx';

const integer = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

const meta = {
  title: 'Charts/TimeSeriesChart',
  component: TimeSeriesChart,
  subcomponents: { ChartHead, ChartToolbar, InteractivePlot, Legend, Plot, Readout, TimeSeriesTable },
  args: {
    label: 'Requests by hour',
    data: dataOf(168, [{ id: 'requests', label: 'Requests', color: 'chart-1' }]),
    texts: { noValue: 'no value', time: 'Time', running: (time: string) => `${time} (so far)` },
    locale: 'en',
    timeZone: 'UTC',
    formatValue: (value: number) => integer.format(value),
    formatTick: (value: number) => compact.format(value),
    empty: 'No requests in this range',
  },
} satisfies Meta<typeof TimeSeriesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const BarsByChain: Story = { args: { kind: 'bars', data: dataOf(168, chains), label: 'Requests by hour and chain' } };
export const WithTools: Story = { args: { tools, kind: 'bars', data: dataOf(168, chains), label: 'Requests by hour and chain' } };

export const BarsByDay: Story = {
  args: {
    kind: 'bars',
    data: dataOf(31, [{ id: 'spend', label: 'Spend', color: 'chart-1' }], 86_400_000),
    label: 'Spend by day',
  },
};
/** The current day's bar is hatched. Readout and table mark it as incomplete. */
export const RunningInterval: Story = {
  args: {
    tools,
    kind: 'bars',
    data: { ...dataOf(31, chains, 86_400_000), runningMs: startMs + 30 * 86_400_000 },
    label: 'Requests by day and chain',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cursor = await canvas.findByRole('slider', { name: 'Requests by day and chain' });
    cursor.focus();
    await userEvent.keyboard('{End}');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Dec 14, 2026, 00:00 \(so far\), ethereum/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Dec 13, 2026, 00:00, ethereum/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const newest = (await canvas.findAllByRole('rowheader'))[0];
    await expect(newest).toHaveTextContent('Dec 14, 2026, 00:00 (so far)');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};
export const RunningIntervalOfOneSeries: Story = {
  args: {
    ...BarsByDay.args,
    data: { ...dataOf(31, [{ id: 'spend', label: 'Spend', color: 'chart-1' }], 86_400_000), runningMs: startMs + 30 * 86_400_000 },
  },
};
/** Bars without gaps look like steps. */
export const FiveHundredBars: Story = {
  args: { tools, kind: 'bars', data: { ...dataOf(500, chains), runningMs: startMs + 499 * hourMs }, label: 'Requests by hour and chain' },
};
export const OneBar: Story = { args: { ...BarsByDay.args, data: dataOf(1, [{ id: 'spend', label: 'Spend', color: 'chart-1' }]) } };

export const ByKeyboard: Story = {
  args: { data: dataOf(48, methods.slice(0, 3)), label: 'Requests by method' },
  play: async ({ canvasElement }) => {
    const cursor = await within(canvasElement).findByRole('slider', { name: 'Requests by method' });
    await within(canvasElement).findByText('eth_call');
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '1');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Nov 14, 2026, 01:00, eth_call [\d,]+, eth_blockNumber/);
  },
};

export const TenThousandPoints: Story = {
  args: { tools, data: dataOf(10_000, methods, 60_000), label: 'Requests by minute and method' },
};
export const WithGaps: Story = {
  args: {
    tools,
    data: {
      ...dataOf(48, methods.slice(0, 2)),
      series: dataOf(48, methods.slice(0, 2)).series.map((series, at) => ({
        ...series,
        values: series.values.map((value, index) => (index % 16 < 4 + 2 * at ? null : value)),
      })),
    },
  },
};
export const PointsBetweenGaps: Story = {
  args: {
    data: {
      ...dataOf(24, [{ id: 'p50', label: 'Median' }]),
      series: [{ id: 'p50', label: 'Median', values: Array.from({ length: 24 }, (_, index) => (index % 6 === 3 ? 40 + index : null)) }],
    },
  },
};
export const OnePoint: Story = { args: { tools, data: dataOf(1, methods.slice(0, 2)) } };
export const AsATable: Story = { args: { view: 'table', data: dataOf(12, methods.slice(0, 2)) } };
export const Loading: Story = { args: { loading: true, tools } };
export const LoadingTakesTheSameSpace: Story = {
  args: { tools, data: dataOf(12, methods.slice(0, 2)) },
  render: (args) => (
    <>
      <TimeSeriesChart {...args} loading />
      <TimeSeriesChart {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('slider');
    const [loading, loaded] = [...canvasElement.querySelectorAll('figure')].map(({ clientHeight }) => clientHeight);
    await expect(loading).toBe(loaded);
  },
};
export const Empty: Story = { args: { data: { timesMs: [], series: [] }, tools } };
export const Failed: Story = {
  args: {
    tools,
    error: (
      <ErrorState title="Statistics did not load" onRetry={fn()} retryLabel="Try again" headingLevel={3}>
        The service did not answer. Nothing is lost.
      </ErrorState>
    ),
  },
};
export const OnAPhone: Story = {
  args: { tools, kind: 'bars', data: dataOf(48, chains), range: { fromMs: Date.UTC(2026, 10, 14, 6), toMs: Date.UTC(2026, 10, 15, 6) } },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { tools, kind: 'bars', data: dataOf(48, chains) }, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Legend } from './legend.tsx';
import { Readout } from './readout.tsx';
import { TimeSeriesChart } from './time-series-chart.tsx';
import { TimeSeriesTable } from './time-series-table.tsx';
import type { TimeSeries, TimeSeriesData } from './time-series.ts';

const startMs = Date.UTC(2026, 10, 14);
const hourMs = 3_600_000;

/** A wave with a ripple: the same on every run. */
const wave = (count: number, height: number, phase: number) =>
  Array.from({ length: count }, (_, index) =>
    Math.round(height * (1.2 + Math.sin(index / 24 + phase) + 0.25 * Math.sin(index * 1.7 + phase))),
  );

const dataOf = (count: number, series: ReadonlyArray<Omit<TimeSeries, 'values'>>, stepMs = hourMs): TimeSeriesData => ({
  timesMs: Array.from({ length: count }, (_, index) => startMs + index * stepMs),
  series: series.map((one, index) => ({ ...one, values: wave(count, 4000 / (index + 1), index) })),
});

const methods = [
  { id: 'eth_call', label: 'eth_call' },
  { id: 'eth_blockNumber', label: 'eth_blockNumber' },
  { id: 'eth_getLogs', label: 'eth_getLogs' },
  { id: 'eth_getBalance', label: 'eth_getBalance' },
  { id: 'eth_sendRawTransaction', label: 'eth_sendRawTransaction' },
];
const chains = (['ethereum', 'base', 'polygon', 'bsc'] as const).map((id) => ({ id, label: id, color: `chain-${id}` as const }));
const integer = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

const meta = {
  title: 'Charts/TimeSeriesChart',
  component: TimeSeriesChart,
  subcomponents: { Legend, Readout, TimeSeriesTable },
  args: {
    label: 'Requests by hour',
    data: dataOf(168, [{ id: 'requests', label: 'Requests', color: 'chart-1' }]),
    texts: { noValue: 'no value', time: 'Time' },
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
export const StackedByChain: Story = { args: { kind: 'stacked', data: dataOf(168, chains), label: 'Requests by hour and chain' } };

export const ByKeyboard: Story = {
  args: { data: dataOf(48, methods.slice(0, 3)), label: 'Requests by method' },
  play: async ({ canvasElement }) => {
    const cursor = await within(canvasElement).findByRole('slider', { name: 'Requests by method' });
    await within(canvasElement).findByText('eth_call');
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '1');
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^Nov 14, 2026, 1:00.AM, eth_call [\d,]+, eth_blockNumber/);
  },
};

export const TenThousandPoints: Story = { args: { data: dataOf(10_000, methods, 60_000), label: 'Requests by minute and method' } };
export const AsATable: Story = { args: { view: 'table', data: dataOf(12, methods.slice(0, 2)) } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { data: { timesMs: [], series: [] } } };
export const OnAPhone: Story = { args: { kind: 'stacked', data: dataOf(48, chains) }, globals: { viewport: { value: 'phone' } } };

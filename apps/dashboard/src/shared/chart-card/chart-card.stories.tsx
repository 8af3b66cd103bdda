import type { TimeSeriesData } from '@onepoint/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChartCard, type ChartCardProps } from './chart-card.tsx';
import { RangeSwitch, ZoneSwitch, type ChartZone } from './chart-controls.tsx';

const startMs = Date.UTC(2026, 2, 14);
const wave = (height: number) => Array.from({ length: 96 }, (_, index) => Math.round(height * (1.3 + Math.sin(index / 9 + height))));
const data: TimeSeriesData = {
  timesMs: Array.from({ length: 96 }, (_, index) => startMs + index * 900_000),
  series: [
    { id: 'ethereum', label: 'Ethereum', values: wave(900), color: 'chain-ethereum' },
    { id: 'base', label: 'Base', values: wave(400), color: 'chain-base' },
    { id: 'polygon', label: 'Polygon', values: wave(120), color: 'chain-polygon' },
  ],
};
const integer = new Intl.NumberFormat('en');

function WithZone(props: ChartCardProps) {
  const [zone, setZone] = useState<ChartZone>(props.zone);
  return <ChartCard {...props} zone={zone} actions={<ZoneSwitch zone={zone} onZoneChange={setZone} />} />;
}

const meta = {
  title: 'Shared/ChartCard',
  component: ChartCard,
  subcomponents: { ZoneSwitch, RangeSwitch },
  args: {
    title: 'Requests',
    description: 'by chain',
    label: 'Requests over 24 hours, by chain',
    data,
    kind: 'bars',
    zone: 'utc',
    formatValue: (value) => integer.format(value),
    fileName: 'requests',
  },
} satisfies Meta<typeof ChartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = { args: { data: { timesMs: [], series: [] } } };
export const Bars: Story = { args: { kind: 'bars', data: { ...data, series: data.series.slice(0, 1) } } };
export const LongNames: Story = {
  args: {
    title: 'Requests that were answered with an error by the node that they were sent to',
    data: { ...data, series: data.series.map((one, index) => ({ ...one, label: `debug_traceBlockByNumberWithALongName${index}` })) },
  },
  globals: { viewport: { value: 'small' } },
};

export const OneZoneForChartAndTable: Story = {
  render: (args) => <WithZone {...args} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    await expect(await screen.findByRole('rowheader', { name: 'Mar 14, 2026, 00:00' })).toBeVisible();
    await userEvent.click(screen.getByText('Local'));
    const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(startMs);
    await expect(await screen.findByRole('rowheader', { name: local })).toBeVisible();
  },
};

export const Ranges: Story = {
  args: { onRangeChange: fn() },
  render: (args) => <ChartCard {...args} actions={<RangeSwitch range={null} onRangeChange={() => undefined} />} />,
  play: async ({ canvasElement }) => {
    for (const radio of await within(canvasElement).findAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

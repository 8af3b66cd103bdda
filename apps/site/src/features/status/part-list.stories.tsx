import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { measurementsFixture, partFixture } from './testing/status-fixtures.ts';
import { PartList } from './part-list.tsx';

const meta = {
  title: 'Screens/Site/Status/PartList',
  component: PartList,
  decorators: [withPage],
  args: { measured: measurementsFixture() },
} satisfies Meta<typeof PartList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first third has no data, so uptime starts with the first day that has some. */
export const SinceTheFirstDayWithData: Story = {
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('img');
    await expect(bars).toHaveLength(3);
    await expect(bars[0]).toHaveAccessibleName('Ethereum, the last 90 days: 98.22% uptime since Sep 23, 2026');
  },
};

export const NinetyDays: Story = {
  args: { measured: measurementsFixture({ parts: [partFixture({ days: Array.from({ length: 90 }, () => [1440, 0] as const) })] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('100% uptime')).toBeVisible();
  },
};

/** Days without data never count as uptime, and their number is shown. */
export const Gaps: Story = {
  args: {
    measured: measurementsFixture({
      parts: [
        partFixture({
          days: Array.from({ length: 90 }, (_, index) => (index % 30 === 15 ? null : ([1440, index === 40 ? 1 : 0] as const))),
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99.99% uptime · No data for 3 days')).toBeVisible();
  },
};

/** The sandbox starts with sample data. */
export const SampleData: Story = {
  args: { measured: measurementsFixture({ sampleUntil: '2026-11-20' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Results up to Nov 20, 2026 are sample data/)).toBeVisible();
  },
};

export const EachFault: Story = {
  args: {
    measured: measurementsFixture({
      parts: (['timeout', 'unreachable', 'refused'] as const).map((fault, index) =>
        partFixture({
          id: ['chain-bsc', 'chain-base', 'api'][index] ?? 'api',
          name: 'BNB Smart Chain',
          state: 'failing',
          fault,
          tookMs: null,
        }),
      ),
    }),
  },
};

export const NothingMeasuredYet: Story = {
  args: {
    measured: measurementsFixture({
      parts: [partFixture({ state: 'unknown', tookMs: null, days: Array.from({ length: 90 }, () => null) })],
    }),
  },
};

export const LongNameOnASmallPhone: Story = {
  args: { measured: measurementsFixture({ parts: [partFixture({ name: 'A network with a name that does not fit in one line' })] }) },
  globals: { viewport: { value: 'small' } },
};

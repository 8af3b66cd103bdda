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

/** Shows counts of checks, never a percentage. */
export const NinetyDays: Story = {
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('img');
    await expect(bars).toHaveLength(3);
    await expect(bars[0]).toHaveAccessibleName(/Ethereum.*1,536.*86,400/);
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

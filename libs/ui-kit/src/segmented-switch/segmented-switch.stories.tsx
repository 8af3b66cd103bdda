import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryColumn } from '../test/story-column.tsx';
import { SegmentedSwitch } from './segmented-switch.tsx';

const options = [
  { value: 'hour', label: 'Hour' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

function RangeSwitch({ size, fullWidth }: { size?: 'sm' | 'md'; fullWidth?: boolean }) {
  const [value, setValue] = useState<'hour' | 'day' | 'week'>('day');
  return <SegmentedSwitch label="Range" options={options} value={value} onValueChange={setValue} {...{ size, fullWidth }} />;
}

const meta = {
  title: 'Components/SegmentedSwitch',
  component: SegmentedSwitch,
  args: { label: 'Range', options, value: 'day', onValueChange: () => undefined },
} satisfies Meta<typeof SegmentedSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: () => <RangeSwitch />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Week'));
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};
export const Sizes: Story = {
  render: () => (
    <StoryColumn>
      <RangeSwitch size="sm" />
      <RangeSwitch fullWidth />
    </StoryColumn>
  ),
};

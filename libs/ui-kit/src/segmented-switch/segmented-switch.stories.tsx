import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryColumn } from '../test/story-layout.tsx';
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
  tags: ['visual'],
  render: () => (
    <StoryColumn>
      <RangeSwitch size="sm" />
      <RangeSwitch fullWidth />
    </StoryColumn>
  ),
};
export const ByKeyboard: Story = {
  render: () => <RangeSwitch />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: { options: [...options, { value: 'year', label: 'Year', disabled: true }] },
};
export const LongTextNarrow: Story = {
  args: {
    options: [
      { value: 'hour', label: 'Aufschlüsselung nach Stunden' },
      { value: 'day', label: 'Aufschlüsselung nach Tagen' },
      { value: 'week', label: 'Aufschlüsselung nach Wochen' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { render: () => <RangeSwitch />, globals: { direction: 'rtl' } };

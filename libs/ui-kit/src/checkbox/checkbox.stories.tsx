import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryColumn } from '../test/story-layout.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'Components/Checkbox', component: Checkbox, args: { label: 'I will send only USDC on Ethereum' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <StoryColumn>
      <Checkbox label="I will send only USDC on Ethereum" />
      <Checkbox label="Renew at the end of the period" defaultChecked description="$49.00 on 21 December" />
      <Checkbox label="I have stored the secret" error="Tick this to go on" />
      <Checkbox label="All methods" indeterminate />
      <Checkbox label="Not on this plan" disabled />
      <Checkbox label="Always on" disabled defaultChecked />
    </StoryColumn>
  ),
};

export const Ticking: Story = {
  args: { onCheckedChange: fn(), description: 'Other tokens are lost' },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I will send only USDC on Ethereum' });
    await userEvent.click(within(canvasElement).getByText('I will send only USDC on Ethereum'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('Other tokens are lost');
  },
};

export const Indeterminate: Story = {
  args: { label: 'All methods', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const LongTextNarrow: Story = {
  args: {
    label: 'I understand that only USDC tokens which arrive at this address on the Ethereum network are put on the balance',
    description: 'Other tokens are lost and can’t be recovered.',
    error: 'Tick this to see the address',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { args: { defaultChecked: true, description: 'Other tokens are lost' }, globals: { direction: 'rtl' } };

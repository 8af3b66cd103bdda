import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryColumn } from '../test/story-layout.tsx';
import { Switch } from './switch.tsx';

const meta = { title: 'Components/Switch', component: Switch, args: { label: 'Live updates' } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <StoryColumn>
      <Switch label="Live updates" />
      <Switch label="Alert me at $10.00" description="By e-mail, once a day at most" defaultChecked />
      <Switch label="Not on this plan" disabled />
    </StoryColumn>
  ),
};

export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };

export const Switching: Story = {
  args: { onCheckedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Live updates' });
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'This was not saved; nothing changed. Try again.', description: 'By e-mail, once a day at most' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('By e-mail, once a day at most This was not saved; nothing changed. Try again.');
  },
};

export const LongTextNarrow: Story = {
  args: {
    label: 'Tell every owner and every member with the finance role when the balance falls below the threshold',
    description: 'By e-mail, once a day at most, to the address with which each of them signs in',
    defaultChecked: true,
  },
  globals: { viewport: { value: 'small' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'What do you build?' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'An indexer for three chains…', description: 'From 3 to 500 characters.' } };
export const Invalid: Story = {
  args: { defaultValue: 'Hm', error: 'Use at least 3 characters' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Use at least 3 characters');
  },
};
export const Disabled: Story = { args: { defaultValue: 'Sent yesterday', disabled: true } };
export const Typing: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'What do you build?' }), 'ab');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ab');
  },
};
export const LongTextNarrow: Story = {
  args: {
    label: 'What do you build, for whom, and how many requests does it make on a busy day?',
    defaultValue: Array.from({ length: 12 }, () => 'An indexer for three chains.').join(' '),
    error: 'Use at most 500 characters; what you wrote is still here, shorten it and send it again.',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { args: { description: 'From 3 to 500 characters.' }, globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryColumn } from '../test/story-layout.tsx';
import { FormMessage } from './form-message.tsx';

const meta = {
  title: 'Components/FormMessage',
  component: FormMessage,
  args: { children: 'Enter an amount of at least $1.00' },
} satisfies Meta<typeof FormMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <StoryColumn>
      <FormMessage>Enter an amount of at least $1.00</FormMessage>
      <FormMessage tone="caution">This key is used by 3 services</FormMessage>
      <FormMessage tone="positive">Saved</FormMessage>
      <FormMessage tone="info">Arrives within 10 minutes</FormMessage>
    </StoryColumn>
  ),
};
export const LongTextNarrow: Story = {
  args: {
    children: 'The provider accepts at most $10,000,000.00 in one payment; nothing was charged. Split the amount into several payments.',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

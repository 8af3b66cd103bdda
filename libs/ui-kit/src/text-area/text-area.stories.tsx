import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Invalid: Story = { args: { defaultValue: 'Hm', error: 'Use at least 3 characters' } };
export const Disabled: Story = { args: { defaultValue: 'Sent yesterday', disabled: true } };

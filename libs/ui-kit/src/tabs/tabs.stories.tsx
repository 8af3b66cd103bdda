import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TabList } from './tab-list.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabList },
  args: {
    label: 'Request',
    items: [
      { id: 'parameters', label: 'Parameters', content: 'Two, both optional.' },
      { id: 'reply', label: 'Response', content: 'A hexadecimal number.' },
      { id: 'trace', label: 'Trace', content: 'Steps.', disabled: true },
      { id: 'errors', label: 'Errors', content: 'Four codes.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Errors' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Response' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Response' })).toHaveTextContent('A hexadecimal number.');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
export const LongTextNarrow: Story = {
  args: {
    items: [
      { id: 'parameters', label: 'Parameters of the request', content: 'Two, both optional.' },
      { id: 'reply', label: 'Reply and its fields', content: 'A hexadecimal number.' },
      { id: 'errors', label: 'Errors and what to do about them', content: 'Four codes.' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Errors and what to do about them' })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('tab', { name: 'Response' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'unit', title: 'What is a compute unit?', content: 'The weight of a call. Reading a block number is 10, a log query 60.' },
      { id: 'limit', title: 'What happens at the limit?', content: 'Calls are refused with code 429 until the next second.' },
      { id: 'pause', title: 'Can I pause a key?', content: 'Yes, at any time. The next call with it is refused.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = { args: { defaultOpenId: 'unit' } };
export const Exclusive: Story = {
  args: { exclusiveName: 'faq', defaultOpenId: 'unit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Can I pause a key?'));
    await expect(canvas.getByText(/at any time/)).toBeVisible();
    await expect(canvas.getByText(/weight of a call/)).not.toBeVisible();
  },
};

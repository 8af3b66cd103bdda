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

export const OneOpen: Story = { tags: ['visual'], args: { defaultOpenId: 'unit' } };
export const Exclusive: Story = {
  args: { exclusiveName: 'faq', defaultOpenId: 'unit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Can I pause a key?'));
    await expect(canvas.getByText(/at any time/)).toBeVisible();
    await expect(canvas.getByText(/weight of a call/)).not.toBeVisible();
  },
};
export const SeveralOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What is a compute unit?'));
    await userEvent.click(canvas.getByText('Can I pause a key?'));
    await expect(canvas.getByText(/weight of a call/)).toBeVisible();
    await expect(canvas.getByText(/at any time/)).toBeVisible();
    await userEvent.click(canvas.getByText('What is a compute unit?'));
    await expect(canvas.getByText(/weight of a call/)).not.toBeVisible();
  },
};
export const LongTextNarrow: Story = {
  args: {
    defaultOpenId: 'long',
    items: [
      {
        id: 'long',
        title: 'What happens to requests that are on their way when the balance of a project crosses zero in the middle of a period?',
        content:
          'They are answered, and counted. Those that arrive afterwards are refused with code 402 until there is a deposit: https://example.org/a/very/long/address/that/has/no/spaces/to/break/at',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { args: { defaultOpenId: 'unit' }, globals: { direction: 'rtl' } };

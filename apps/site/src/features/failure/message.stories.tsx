import { Button } from '@onepoint/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { Message } from './message.tsx';

const meta = {
  title: 'Screens/Site/Message',
  component: Message,
  decorators: [withPage],
  args: {
    title: 'Something went wrong',
    text: 'This page couldn’t be displayed.',
    children: (
      <Button variant="primary" size="lg">
        Try again
      </Button>
    ),
  },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const DetailsOnDemand: Story = {
  args: { details: 'TypeError: Failed to fetch dynamically imported module' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/^TypeError/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(text).toBeVisible();
  },
};

export const LongDetailsOnASmallPhone: Story = {
  args: { code: '500', details: 'Error: '.padEnd(400, 'https://example.com/a/very/long/address/') },
  globals: { viewport: { value: 'small' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { ErrorPage } from './message.tsx';

const meta = {
  title: 'Screens/Site/ErrorPage',
  component: ErrorPage,
  decorators: [withPage],
  args: { error: new Error('The page could not be drawn'), onDismiss: fn() },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Without an error to clear. */
export const WithoutDismiss: Story = {
  args: { onDismiss: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { FailureNotice } from './failure-notice.tsx';

const meta = {
  title: 'Screens/Site/FailureNotice',
  component: FailureNotice,
  decorators: [withPage],
  args: { error: new Error('/pricing/index.pageContext.json: 503'), onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Details: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    await expect(canvas.getByText('/pricing/index.pageContext.json: 503')).toBeVisible();
  },
};

export const UnknownErrorOnASmallPhone: Story = { args: { error: 'no error at all' }, globals: { viewport: { value: 'small' } } };

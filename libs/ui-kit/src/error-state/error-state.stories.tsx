import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The projects could not be loaded',
    children: 'The server did not answer. Nothing was changed.',
    onRetry: fn(),
    retryLabel: 'Try again',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetails: Story = {
  tags: ['visual'],
  args: { details: 'UPSTREAM_TIMEOUT\nGET /api/v1/projects\nreq_8fK2mQ', detailsLabel: 'Technical details' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Technical details'));
    await expect(canvas.getByText(/UPSTREAM_TIMEOUT/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };

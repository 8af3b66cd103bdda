import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { LanguageDialog } from './language-dialog.tsx';

const meta = {
  title: 'Screens/Site/LanguageDialog',
  component: LanguageDialog,
  decorators: [withPage],
  parameters: { page: { urlLogical: '/pricing', locale: 'en' } },
  args: { onClose: fn() },
} satisfies Meta<typeof LanguageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '中文' })).toHaveAttribute('href', '/zh/pricing');
    // The current language and languages without pages are not links.
    await expect(canvas.queryByRole('link', { name: 'English' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    for (const flag of canvasElement.querySelectorAll('img')) await waitFor(() => expect(flag.naturalWidth).toBeGreaterThan(0));
    // The close button would show its name after a while.
    canvas.getByRole('link', { name: '中文' }).focus();
  },
};

export const ClosedByItsButton: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

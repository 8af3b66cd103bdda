import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Screens/Site/Footer',
  component: Footer,
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/2026/)).toBeVisible();
    await expect(within(canvas.getByRole('navigation')).getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('link', { name: 'Management API' })).toHaveAttribute('href', '/api/reference');
    await expect(canvas.getByRole('link', { name: 'Quickstart' })).toHaveAttribute('href', '/docs/quick-start');
  },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const meta = {
  title: 'Screens/Site/NotFound',
  component: NotFoundPage,
  decorators: [withPage],
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(5);
  },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { Subscribe } from './subscribe.tsx';

const meta = {
  title: 'Screens/Site/Status/Subscribe',
  component: Subscribe,
  decorators: [withPage],
  args: { feeds: { rss: '/service-status/feed.xml', json: '/service-status/feed.json' } },
} satisfies Meta<typeof Subscribe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feeds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/service-status/feed.xml');
    await expect(canvas.getByText(/^http.*\/service-status\/feed\.xml$/)).toBeVisible();
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

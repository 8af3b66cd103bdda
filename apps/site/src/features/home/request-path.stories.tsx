import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { RequestPath } from './request-path.tsx';

const meta = {
  title: 'Screens/Site/Home/RequestPath',
  component: RequestPath,
  decorators: [withPage],
} satisfies Meta<typeof RequestPath>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reads as nested lists, without the arrows. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your app',
      'Onepoint gateway',
      'Nodes',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

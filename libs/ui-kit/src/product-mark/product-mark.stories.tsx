import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../test/story-layout.tsx';
import { ProductMark } from './product-mark.tsx';

const meta = { title: 'Components/ProductMark', component: ProductMark } satisfies Meta<typeof ProductMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      {[16, 20, 24, 28, 48, 96].map((sizePx) => (
        <ProductMark key={sizePx} sizePx={sizePx} />
      ))}
    </StoryRow>
  ),
};

export const Alone: Story = {
  args: { label: 'Example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Example' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { ProductPicture } from './product-picture.tsx';

const meta = {
  title: 'Screens/Site/Home/Product picture',
  component: ProductPicture,
  decorators: [withPage],
  args: { sizes: 'min(100vw, 75rem)' },
} satisfies Meta<typeof ProductPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asserts that one picture is loaded and shown, in its own proportions, and that its file name starts with this. */
const expectPicture = async (canvasElement: HTMLElement, name: string, proportions: number): Promise<void> => {
  const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: /The dashboard’s statistics/ });
  await waitFor(() => expect(image.currentSrc).toContain(name));
  const { width, height } = image.getBoundingClientRect();
  await expect(width / height).toBeCloseTo(proportions, 1);
};

export const Light: Story = {
  globals: { viewport: { value: 'desktop' }, theme: 'light' },
  play: async ({ canvasElement }) => expectPicture(canvasElement, 'wide-light', 1.6),
};

export const Dark: Story = {
  globals: { viewport: { value: 'desktop' }, theme: 'dark' },
  play: async ({ canvasElement }) => expectPicture(canvasElement, 'wide-dark', 1.6),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expectPicture(canvasElement, 'phone-', 0.6),
};

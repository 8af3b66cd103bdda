import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { TagCard } from './tag-card.tsx';

const meta = {
  title: 'Screens/Site/TagCard',
  component: TagCard,
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '22rem' }}>
        <Story />
      </ul>
    ),
    withPage,
  ],
  args: {
    tag: 'finalized',
    reading: { kind: 'read', block: { number: 23_846_048n, timestamp: 1_795_300_000n }, ageSeconds: 780, behind: 64 },
  },
} satisfies Meta<typeof TagCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('23,846,048')).toBeVisible();
    await expect(canvas.getByText(/64/)).toBeVisible();
  },
};

export const NotAsked: Story = {
  args: { reading: { kind: 'none' } },
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole('definition')).toHaveLength(2),
};

export const Asking: Story = { args: { reading: { kind: 'asking' } } };

export const UnknownToTheChain: Story = { args: { tag: 'safe', reading: { kind: 'unsupported' } } };

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

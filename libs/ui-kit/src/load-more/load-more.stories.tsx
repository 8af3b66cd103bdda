import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from './load-more.tsx';

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: { hasMore: true, onLoadMore: fn(), label: 'Show 20 more', status: '40 of 112 payments' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = { tags: ['visual'] };
export const Loading: Story = { args: { loading: true } };
export const AtTheEnd: Story = { args: { hasMore: false, status: '112 of 112 payments' } };

export const Narrow: Story = {
  args: { label: 'Show the next 20 payments', status: '40 of 1,204 payments of this year' },
  globals: { viewport: { value: 'small' } },
};

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

export const More: Story = {};
export const Loading: Story = { args: { loading: true } };
export const AtTheEnd: Story = { args: { hasMore: false, status: '112 of 112 payments' } };

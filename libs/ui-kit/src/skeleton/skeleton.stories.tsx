import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryColumn } from '../test/story-layout.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  tags: ['visual'],
  render: () => (
    <StoryColumn>
      <Skeleton />
      <Skeleton lines={3} />
    </StoryColumn>
  ),
};
export const Block: Story = { args: { shape: 'block' } };

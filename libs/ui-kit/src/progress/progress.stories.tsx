import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryColumn } from '../test/story-layout.tsx';
import { PageProgress } from './page-progress.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  subcomponents: { PageProgress },
  args: { label: 'Free compute units used' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  tags: ['visual'],
  render: () => (
    <StoryColumn>
      <Progress label="Used, 30 %" value={0.3} />
      <Progress label="Used, 82 %" value={82} max={100} tone="caution" />
      <Progress label="Used, all" value={1} tone="negative" />
    </StoryColumn>
  ),
};
export const UnknownLength: Story = {};
export const PageLoading: Story = { render: () => <PageProgress active label="Loading page" /> };

export const RightToLeft: Story = { args: { value: 0.3 }, globals: { direction: 'rtl' } };

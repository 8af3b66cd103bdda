import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../test/story-layout.tsx';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner, args: { label: 'Loading projects' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size}`} />
      ))}
    </StoryRow>
  ),
};

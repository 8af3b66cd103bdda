import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../test/story-layout.tsx';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  args: { label: 'Requests by hour, rising', values: [2, 3, 3, 5, 4, 7, 9, 8, 12] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      {(['accent', 'neutral', 'positive', 'negative'] as const).map((tone) => (
        <Sparkline key={tone} tone={tone} label={`Requests by hour, ${tone}`} values={[2, 3, 3, 5, 4, 7, 9, 8, 12]} />
      ))}
    </StoryRow>
  ),
};
export const Empty: Story = { args: { values: [], label: 'No requests yet' } };

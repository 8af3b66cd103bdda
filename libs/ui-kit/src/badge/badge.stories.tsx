import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../test/story-layout.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Beta' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beta: Story = { tags: ['visual'], args: { tone: 'accent' } };

export const Tones: Story = {
  render: () => (
    <StoryRow>
      <Badge>Developer</Badge>
      <Badge tone="accent">Current</Badge>
      <Badge tone="positive" dot>
        Active
      </Badge>
      <Badge tone="caution" dot>
        Paused
      </Badge>
      <Badge tone="negative" dot>
        Cancelled
      </Badge>
      <Badge tone="info">Testnet</Badge>
    </StoryRow>
  ),
};

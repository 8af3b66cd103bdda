import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../test/story-layout.tsx';
import { chainMarks } from '../tokens/chain-colors.ts';
import { ChainIcon } from './chain-icon.tsx';

const meta = { title: 'Components/ChainIcon', component: ChainIcon, args: { chain: 'ethereum' } } satisfies Meta<typeof ChainIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllChains: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {([16, 20, 32, 40] as const).map((size) => (
        <StoryRow key={size}>
          {[...chainMarks, 'unknown'].map((chain) => (
            <ChainIcon key={chain} chain={chain} size={size} />
          ))}
        </StoryRow>
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { offeredChains, requestableChains } from '../../../shared/rpc/served-chains.ts';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { RequestChainCard } from './request-chain-card.tsx';

const meta = {
  title: 'Screens/Site/RequestChainCard',
  component: RequestChainCard,
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '20rem' }}>
        <Story />
      </ul>
    ),
    withPage,
  ],
  args: { chains: requestableChains(offeredChains(['ethereum', 'base'])) },
} satisfies Meta<typeof RequestChainCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeNotServed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Request Polygon' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request Ethereum' })).toBeNull();
  },
};

export const AllServed: Story = { args: { chains: [] } };

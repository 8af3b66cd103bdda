import type { ChainHead } from '@onepoint/api-contract';
import { getServiceChain } from '@onepoint/chains';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPage } from '../../shared/testing/with-page.tsx';
import { LiveChainCard } from './live-chain-card.tsx';

const head: ChainHead = {
  slug: 'ethereum',
  bestBlock: 23_846_112,
  bestBlockSince: '2026-11-21T10:00:00.000Z',
  endpointBlock: 23_846_112,
  nodes: 2,
  nodesAnswered: 2,
  checkedAt: '2026-11-21T10:00:05.000Z',
};
const answered = (block: bigint) => ({ answer: { kind: 'answered', block, reply: '', roundTripMs: 8.42 }, isAsking: false }) as const;

const meta = {
  title: 'Screens/Site/LiveChainCard',
  component: LiveChainCard,
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: '20rem' }}>
        <Story />
      </ul>
    ),
    withPage,
  ],
  args: {
    chain: getServiceChain('ethereum'),
    reading: answered(23_846_112n),
    head,
    watchElement: () => undefined,
    onAddToWallet: fn(),
  },
} satisfies Meta<typeof LiveChainCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStep: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Synced across 2 nodes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wallet: Ethereum' }));
    await expect(args.onAddToWallet).toHaveBeenCalledWith(args.chain);
  },
};

/** The prerendered state: data of the API, no measurement. */
export const NotMeasured: Story = { args: { reading: undefined } };

/** Without data of the API, before the first measurement. */
export const NothingKnown: Story = { args: { reading: { isAsking: true }, head: undefined } };

export const FewBlocksBehind: Story = { args: { reading: answered(23_846_110n) } };

export const Lagging: Story = { args: { reading: answered(23_846_000n) } };

export const ChainStandsStill: Story = { args: { head: { ...head, checkedAt: '2026-11-21T10:20:00.000Z' } } };

export const NoNodeAnswers: Story = { args: { reading: undefined, head: { ...head, endpointBlock: null, nodesAnswered: 0 } } };

export const LimitReached: Story = { args: { reading: { answer: { kind: 'limited' }, isAsking: false } } };

export const GatewayOutOfReach: Story = {
  args: { reading: { answer: { kind: 'unreachable' }, isAsking: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Gateway unreachable')).toBeVisible();
  },
};

export const TestnetWithLongTextOnASmallPhone: Story = {
  args: {
    chain: { ...getServiceChain('sepolia'), name: 'A test network with a name that does not fit in one line' },
    reading: answered(10n),
  },
  globals: { viewport: { value: 'small' } },
};

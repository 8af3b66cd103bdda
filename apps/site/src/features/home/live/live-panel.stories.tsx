import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { BlockFailure } from '../../../shared/rpc/ask-latest-block.ts';
import { offeredChains } from '../../../shared/rpc/served-chains.ts';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { LivePanelView } from './live-panel.tsx';
import { initialLiveBlock, type LiveBlock } from './use-live-block.ts';

const chains = offeredChains(['ethereum', 'polygon', 'bsc', 'base']);
const liveBlock = (live: Partial<LiveBlock> = {}) => ({ ...initialLiveBlock('ethereum'), ...live, ask: fn() });
const answered = liveBlock({
  phase: 'answered',
  block: 23_846_112n,
  reply: '{"jsonrpc":"2.0","id":1,"result":"0x16bdce0"}',
  roundTripMs: 42,
  history: [51, 44, 47, 39, 61, 42],
  round: 6,
});
const failed = (failure: BlockFailure) => ({ args: { live: liveBlock({ phase: failure, failure, history: [51, 44], round: 3 }) } });

const meta = {
  title: 'Screens/Site/Home/LivePanel',
  component: LivePanelView,
  decorators: [withPage],
  args: { chains, listed: chains, chain: 'ethereum', onChainChange: fn(), live: answered },
} satisfies Meta<typeof LivePanelView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Ethereum responded in 42 ms')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Base' }));
    await expect(args.onChainChange).toHaveBeenCalledWith('base');
  },
};

/** As in the HTML, before the first request. */
export const Ready: Story = { args: { live: liveBlock() } };

export const FirstRequestPending: Story = { args: { live: liveBlock({ phase: 'asking' }) } };

/** Announces what happened and offers to try again, without codes or raw responses. */
export const Offline: Story = {
  ...failed('offline'),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [, announced] = canvas.getAllByRole('status');
    await expect(announced).toHaveTextContent('You’re offline. We’ll send the request again once you’re back online.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.live.ask).toHaveBeenCalledOnce();
  },
};

export const RateLimited: Story = failed('limited');

export const GatewayDown: Story = failed('unavailable');

/** Includes requests blocked by CORS or an extension, because browsers don't reveal why. */
export const GatewayUnreachable: Story = failed('unreachable');

export const UnexpectedResponse: Story = failed('invalid');

export const NodeError: Story = failed('refused');

export const ChainNotServed: Story = {
  ...failed('unknownChain'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Keeps the failure and the focused button until the next answer. */
export const TryingAgain: Story = {
  args: { live: liveBlock({ phase: 'asking', failure: 'unreachable', history: [51, 44], round: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The API named fewer chains than the HTML. */
export const FewerChainsThanListed: Story = {
  args: { listed: offeredChains(null), chains: offeredChains(['ethereum', 'base']) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(2);
  },
};

export const FailedOnASmallPhone: Story = { ...failed('unreachable'), globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import type { CallOutcome } from './send-call.ts';
import { RequestOutcome } from './request-outcome.tsx';

const answered = {
  kind: 'answered',
  status: 200,
  roundTripMs: 41.6,
  bytes: 1_204,
  reply: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": "0x16bdc60"\n}',
  error: null,
  retryAfterSeconds: null,
  isRpc: true,
} satisfies CallOutcome;

const rateLimited = { code: 'RATE_LIMITED', rpcCode: -32_005, message: 'Too many requests. Wait a moment and try again.' };

const meta = {
  title: 'Screens/Site/RequestOutcome',
  component: RequestOutcome,
  decorators: [withPage],
  args: { outcome: answered, computeUnits: 10 },
} satisfies Meta<typeof RequestOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(/200.*42 ms.*1,204/);
    await expect(canvas.getByRole('region')).toHaveTextContent('0x16bdc60');
  },
};

/** An error costs nothing, and its code has a page. */
export const Refused: Story = {
  args: { outcome: { ...answered, status: 429, error: rateLimited } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /RATE_LIMITED/ });
    await expect(link).toHaveAttribute('href', '/docs/errors/RATE_LIMITED');
  },
};

/** The gateway sends `Retry-After`. */
export const LimitReached: Story = {
  args: { outcome: { ...answered, status: 429, error: rateLimited, retryAfterSeconds: 3 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Try again in 3 seconds.');
  },
};

/** A proxy or captive portal responded instead of the gateway: no cost. */
export const NoJsonRpcReply: Story = {
  args: { outcome: { ...answered, reply: '<html>Please log in</html>', isRpc: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Unexpected response');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/bytes0 CU/);
  },
};

/** A node's own error has a JSON-RPC code, but no page. */
export const NodeError: Story = {
  args: { outcome: { ...answered, error: { code: null, rpcCode: 3, message: 'execution reverted' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('execution reverted');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const GatewayOutOfReach: Story = { args: { outcome: { kind: 'unreachable' } } };

export const LongReplyOnASmallPhone: Story = {
  args: { outcome: { ...answered, reply: `{\n  "result": "0x${'60806040'.repeat(40)}"\n}` } },
  globals: { viewport: { value: 'small' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import type { CallOutcome } from '../data/send-call.ts';
import { RequestOutcome } from './request-outcome.tsx';

const answered = {
  kind: 'answered',
  status: 200,
  roundTripMs: 41.6,
  bytes: 1_204,
  reply: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": "0x16bdc60"\n}',
  errorCode: null,
  retryAfterSeconds: null,
  isRpc: true,
} satisfies CallOutcome;

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

/** A refusal costs nothing, and its code has a page. */
export const Refused: Story = {
  args: { outcome: { ...answered, status: 429, reply: '{\n  "error": { "code": -32005 }\n}', errorCode: 'RATE_LIMITED' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /RATE_LIMITED/ });
    await expect(link).toHaveAttribute('href', '/docs/errors/RATE_LIMITED');
  },
};

/** The gateway says when to ask again, and so do we. */
export const LimitReached: Story = {
  args: { outcome: { ...answered, status: 429, errorCode: 'RATE_LIMITED', retryAfterSeconds: 3 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Ask again in 3 seconds.');
  },
};

/** A proxy or a portal answered in the gateway's place: nothing is counted. */
export const NoJsonRpcReply: Story = {
  args: { outcome: { ...answered, reply: '<html>Please log in</html>', isRpc: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/no JSON-RPC reply.*bytes0 CU/);
  },
};

export const GatewayOutOfReach: Story = { args: { outcome: { kind: 'unreachable' } } };

export const LongReplyOnASmallPhone: Story = {
  args: { outcome: { ...answered, reply: `{\n  "result": "0x${'60806040'.repeat(40)}"\n}` } },
  globals: { viewport: { value: 'small' } },
};

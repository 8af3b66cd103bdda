import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../../test/screen-story.tsx';
import { readReply, type Outcome, type SentRequest } from './send-request.ts';
import { ReplyCard } from './reply-card.tsx';

const meta = {
  title: 'Parts/Reply to a request',
  component: ReplyCard,
  decorators: [asScreen],
  args: { isSending: false, sent: undefined },
  parameters: screenParameters({ project: projectFixture() }),
} satisfies Meta<typeof ReplyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentWith = (outcome: Outcome): SentRequest => ({
  request: { chain: 'base', method: 'eth_getBlockByNumber', params: '["latest", false]', through: 'key', over: 'http' },
  sentAt: Date.parse('2026-03-14T12:00:00.000Z'),
  outcome,
});
const answered = (body: unknown, status = 200): SentRequest => {
  const text = typeof body === 'string' ? body : JSON.stringify({ jsonrpc: '2.0', id: 1, ...(body as object) });
  const retryAfterSeconds = status === 429 ? 1 : null;
  return sentWith({
    kind: 'answered',
    received: { status, text, timeMs: 38, sizeBytes: text.length, retryAfterSeconds },
    reply: readReply(text),
  });
};

export const Empty: Story = {};

export const Waiting: Story = { args: { isSending: true } };

export const Answered: Story = {
  args: { sent: answered({ result: { number: '0x1b4', hash: `0x${'ab'.repeat(32)}`, transactions: [], gasUsed: '0x5208' } }) },
};

export const Refused: Story = {
  args: {
    sent: answered(
      {
        error: { code: -32_005, message: 'Too many.', data: { code: 'KEY_RATE_LIMITED', limit: 'requestsPerSecond', requestId: 'req_1' } },
      },
      429,
    ),
  },
};

export const ErrorOfTheNode: Story = {
  args: { sent: answered({ error: { code: -32_602, message: 'missing value for required argument 1' } }) },
};

export const NoJson: Story = { args: { sent: answered('<html><body>Bad gateway</body></html>', 502) } };

export const Unreachable: Story = { args: { sent: sentWith({ kind: 'network' }) } };

export const TooLongToShow: Story = { args: { sent: answered({ result: `0x${'60'.repeat(40_000)}` }) } };

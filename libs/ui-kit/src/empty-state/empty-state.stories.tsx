import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Plus } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { CodeBlock } from '../code-block/code-block.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { title: 'Components/EmptyState', component: EmptyState, args: { title: 'No API keys yet' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCommand: Story = {
  tags: ['visual'],
  args: {
    icon: <KeyRound />,
    children: 'A key names one service of yours. Create one, then send the first request.',
    action: (
      <Button variant="primary" icon={<Plus />}>
        Create API key
      </Button>
    ),
    command: (
      <CodeBlock
        label="First request"
        copyLabel="Copy command"
        copiedLabel="Copied"
        copyFailedLabel="Could not copy"
        samples={[
          {
            id: 'curl',
            label: 'curl',
            language: 'shell',
            code: `curl http://localhost:4000/rpc/ethereum/YOUR_TOKEN \\\n  -H 'content-type: application/json' \\\n  -d '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}'`,
          },
        ]}
      />
    ),
  },
};

export const Bare: Story = { args: { children: 'Payments appear here within a minute.' } };

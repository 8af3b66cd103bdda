import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryColumn } from '../test/story-layout.tsx';
import { CodeBlock } from './code-block.tsx';
import { Code } from './code.tsx';

const samples = [
  {
    id: 'curl',
    label: 'curl',
    language: 'shell',
    code: `# The latest block\ncurl http://localhost:4000/rpc/base/YOUR_TOKEN \\\n  -H 'content-type: application/json' \\\n  -d '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}'`,
  },
  {
    id: 'viem',
    label: 'viem',
    language: 'typescript',
    code: `import { createPublicClient, http } from 'viem';\nimport { base } from 'viem/chains';\n\n// One address for every chain\nconst client = createPublicClient({\n  chain: base,\n  transport: http('http://localhost:4000/rpc/base/YOUR_TOKEN'),\n});\nconst block = await client.getBlockNumber();`,
  },
  { id: 'reply', label: 'Response', language: 'json', code: '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "result": "0x1b4"\n}' },
] as const;

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  subcomponents: { Code },
  args: { label: 'First request', samples, copyLabel: 'Copy', copiedLabel: 'Copied', copyFailedLabel: 'Could not copy' },
  decorators: [
    (Story) => (
      <StoryColumn widthPx={680}>
        <Story />
      </StoryColumn>
    ),
  ],
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabbed: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'curl' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'viem' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('createPublicClient');
  },
};
export const Single: Story = { args: { samples: [samples[2]], footer: 'Answered in 12 ms by Base' } };

const longReply = JSON.stringify({ jsonrpc: '2.0', id: 1, result: `0x${'60806040'.repeat(24)}` }, null, 2);

/** Data can break anywhere, so that all of it is visible. */
export const Wrapped: Story = {
  args: { samples: [{ id: 'reply', label: 'Response', language: 'json', code: longReply }], wrap: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'First request' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** Code scrolls horizontally, also by keyboard, with a shadow at edges that hide more. */
export const Scrolling: Story = {
  args: { samples: [{ id: 'reply', label: 'Response', language: 'json', code: longReply }] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'First request' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

/** Code reads from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Code } from '../code-block/code.tsx';
import { ScrollArea } from './scroll-area.tsx';

const lines = Array.from({ length: 30 }, (_, index) => `{"jsonrpc":"2.0","id":${index + 1},"method":"eth_getBlockByNumber"}`);

const meta = {
  title: 'Components/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Requests',
    maxHeightPx: 240,
    children: (
      <pre style={{ padding: 16 }}>
        <Code code={lines.join('\n')} language="json" />
      </pre>
    ),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('group', { name: 'Requests' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.scrollTop = 120;
    await waitFor(() => expect(area.scrollTop).toBe(120));
    await expect(area.offsetWidth - area.clientWidth).toBeLessThanOrEqual(12);
  },
};

export const Fits: Story = {
  args: { children: <p style={{ padding: 16 }}>One line needs no bar and no tab stop.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const BothWaysNarrow: Story = { globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeLab, fillLog, type FakeLab as Lab } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ActivityLogPanel } from './activity-log-panel.tsx';

interface Args {
  lab: () => Lab;
  search?: Readonly<Record<string, string>>;
}

const meta = {
  title: 'Wallet lab/Activity log panel',
  args: { lab: () => fillLog(createFakeLab()) },
  render: ({ lab, search = {} }) => (
    <FakeLab lab={lab()} place={{ section: 'log', search }}>
      <ActivityLogPanel />
    </FakeLab>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = { args: { lab: () => createFakeLab() } };

export const EveryKind: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('wallet_switchEthereumChain'));
    await userEvent.click(await canvas.findByText('Connecting → Connected'));
    await expect(await canvas.findByRole('button', { name: 'viem' })).toBeVisible();
  },
};

export const Filtered: Story = { args: { search: { outcome: 'error' } } };

export const NothingMatches: Story = { args: { search: { name: 'eth_nothing' } } };

export const Thousands: Story = {
  args: {
    lab: () => {
      const lab = createFakeLab();
      for (let index = 0; index < 5000; index += 1)
        lab.log.sink.startRequest({ wallet: 'Busy', method: 'eth_blockNumber', params: [index] })('result', `0x${index.toString(16)}`);
      return lab;
    },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

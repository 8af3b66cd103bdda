import { fakeWalletPresets, type FakeWalletOptions } from '@onepoint/fake-wallets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ConnectionPanel } from './connection-panel.tsx';

interface Args {
  wallets: readonly FakeWalletOptions[];
}

const meta = {
  title: 'Wallet lab/Connection panel',
  render: ({ wallets }) => (
    <FakeLab wallets={wallets}>
      <ConnectionPanel />
    </FakeLab>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Disconnected: Story = { args: { wallets: [] } };

export const Connected: Story = { args: { wallets: [{ ...fakeWalletPresets.good, isAuthorized: true }] } };

export const UnsupportedChain: Story = { args: { wallets: [{ ...fakeWalletPresets.good, isAuthorized: true, chainId: 56 }] } };

export const SwitchDeclined: Story = {
  args: { wallets: [{ ...fakeWalletPresets.rejecting, isAuthorized: true }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Base/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t switch chains'));
  },
};

export const Several: Story = {
  args: {
    wallets: [
      { ...fakeWalletPresets.good, isAuthorized: true },
      { ...fakeWalletPresets.unknownChain, isAuthorized: true },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Connected wallets' });
  },
};

export const Narrow: Story = {
  args: { wallets: [{ ...fakeWalletPresets.good, isAuthorized: true }] },
  globals: { viewport: { value: 'small' } },
};

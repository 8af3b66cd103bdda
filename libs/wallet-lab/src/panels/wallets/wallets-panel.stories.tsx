import { fakeWalletPresets, type FakeWalletOptions } from '@onepoint/fake-wallets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { WalletsPanel } from './wallets-panel.tsx';

interface Args {
  wallets: readonly FakeWalletOptions[];
}

const meta = {
  title: 'Wallet lab/Wallets panel',
  render: ({ wallets }) => (
    <FakeLab wallets={wallets}>
      <WalletsPanel />
    </FakeLab>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = { args: { wallets: [] } };

export const Several: Story = { args: { wallets: Object.values(fakeWalletPresets) } };

export const Connected: Story = { args: { wallets: [{ ...fakeWalletPresets.good, isAuthorized: true }, fakeWalletPresets.slow] } };

export const Waiting: Story = {
  args: { wallets: [{ ...fakeWalletPresets.slow, announceDelayMs: 0, behavior: { answerDelayMs: 3_600_000 } }] },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^Connect/ })),
};

export const Declined: Story = {
  args: { wallets: [fakeWalletPresets.rejecting] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Connect/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('WALLET_USER_REJECTED · 4001'));
  },
};

export const LongNames: Story = {
  args: {
    wallets: [
      {
        name: 'The Extraordinarily Long-Named Hardware And Software Wallet Of Everyone',
        rdns: 'com.example.a-very.long.reverse.domain-name',
      },
    ],
  },
};

import { fakeWalletPresets, type FakeWalletOptions } from '@onepoint/fake-wallets';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { SignMessagePanel } from './sign-message-panel.tsx';

interface Args {
  wallets: readonly FakeWalletOptions[];
}

const meta = {
  title: 'Wallet lab/Sign message panel',
  render: ({ wallets }) => (
    <FakeLab wallets={wallets}>
      <SignMessagePanel />
    </FakeLab>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const sign = async ({ canvas, userEvent }: StoryContext<Args>): Promise<void> => {
  const button = await canvas.findByRole('button', { name: 'Sign message' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const WithoutWallet: Story = { args: { wallets: [] } };

export const Signed: Story = {
  args: { wallets: [{ ...fakeWalletPresets.good, isAuthorized: true }] },
  play: async (context) => {
    await sign(context);
    await expect(await context.canvas.findByText(/Signature verified/)).toBeVisible();
  },
};

export const Declined: Story = {
  args: { wallets: [{ ...fakeWalletPresets.rejecting, isAuthorized: true }] },
  play: async (context) => {
    await sign(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Signing failed');
  },
};

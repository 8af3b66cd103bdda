import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mainnet } from 'viem/chains';
import { ConfirmSendDialog } from './confirm-send-dialog.tsx';

const meta = {
  title: 'Wallet lab/Confirm send',
  component: ConfirmSendDialog,
  args: {
    spending: { valueWei: 500_000_000_000_000_000n, recipients: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] },
    chain: mainnet,
    chainId: mainnet.id,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmSendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRecipient: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send 0.5 ETH on Ethereum' })).toBeVisible());
  },
};

/** Several recipients, on a chain that the lab doesn’t know. */
export const UnknownChain: Story = {
  args: {
    spending: {
      valueWei: 0n,
      recipients: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
    },
    chain: undefined,
    chainId: 987_654,
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const ContractCreation: Story = {
  args: { spending: { valueWei: 0n, recipients: [] } },
  globals: { viewport: { value: 'small' } },
};

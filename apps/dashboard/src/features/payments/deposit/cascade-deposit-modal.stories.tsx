import type { CustodialWallet } from '@onepoint/api-contract';
import { custodialWalletFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { CascadeDepositModal } from './cascade-deposit-modal.tsx';

const project = projectFixture();
const ethereum = custodialWalletFixture();
const base = custodialWalletFixture({
  network: 'Base',
  chainId: 8453,
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  tokens: [{ symbol: 'USDC', contractAddress: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', decimals: 6 }],
  confirmations: 30,
});
const polygon = custodialWalletFixture({ network: 'Polygon', chainId: 137, address: ethereum.address.toLowerCase() });
const stateOf = (...custodialWallets: CustodialWallet[]) => ({ projects: [project], custodialWallets });

const meta = {
  title: 'Modals/Cascade deposit',
  component: ModalStory,
  subcomponents: { CascadeDepositModal },
  args: {
    state: stateOf(ethereum),
    renderModal: (close) => <CascadeDepositModal projectId={project.id} close={close} />,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async (network: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `I’ll send only USDC on ${network}` }));

export const BeforeConfirming: Story = {
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'I’ll send only USDC on Ethereum' })).not.toBeChecked();
    await expect(document.body).not.toHaveTextContent('0x');
  },
};

export const Address: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await confirm('Ethereum');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Deposit address' })).toHaveTextContent(ethereum.address));
    await waitFor(() => expect(screen.getByRole('img', { name: `QR code: USDC to ${ethereum.address} on Ethereum` })).toBeVisible());
  },
};

/** Each network asks for its own confirmation and shows its own address. */
export const SeveralNetworks: Story = {
  args: { state: stateOf(ethereum, base, polygon) },
  play: async () => {
    await confirm('Ethereum');
    await userEvent.click(await screen.findByText('Base'));
    await expect(await screen.findByRole('checkbox', { name: 'I’ll send only USDC on Base' })).not.toBeChecked();
    await confirm('Base');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Deposit address' })).toHaveTextContent(base.address));
  },
};

export const WrongChecksum: Story = {
  args: { state: stateOf(polygon) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Don’t send anything to Polygon')).toBeVisible());
    await expect(document.body).not.toHaveTextContent('0x');
  },
};

/** The checkbox names every credited token; the QR code is for one of them. */
export const SeveralTokens: Story = {
  args: {
    state: stateOf({
      ...ethereum,
      tokens: [...ethereum.tokens, { symbol: 'USDT', contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 }],
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I’ll send only USDC or USDT on Ethereum' }));
    await userEvent.click(await screen.findByText('USDT'));
    await waitFor(() => expect(screen.getByRole('img', { name: `QR code: USDT to ${ethereum.address} on Ethereum` })).toBeVisible());
  },
};

export const NoAddress: Story = {
  args: { state: stateOf() },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No deposit address yet')).toBeVisible());
  },
};

export const Loading: Story = { args: { api: 'silent' } };

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const AddressOnASmallPhone: Story = { ...Address, tags: ['!visual'], globals: { viewport: { value: 'small' } } };

import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { DepositModal } from './deposit-modal.tsx';

const project = projectFixture({ balance: 1_240 });
const onDeposit = fn();
const onPromocode = fn();
const openPayments = [
  paymentFixture({ id: 'pay_1', amount: 25_000, createdAt: '2026-03-14T11:40:00.000Z' }),
  paymentFixture({ id: 'pay_2', amount: 10_000, createdAt: '2026-03-13T16:05:00.000Z' }),
  paymentFixture({ id: 'pay_3', amount: 1_234_567, link: 'https://pay.elsewhere.example/1', createdAt: '2026-03-12T08:30:00.000Z' }),
  paymentFixture({ id: 'pay_4', amount: 4_900, createdAt: '2026-03-11T08:30:00.000Z' }),
];

const meta = {
  title: 'Modals/Deposit',
  component: ModalStory,
  subcomponents: { DepositModal },
  args: {
    state: { projects: [project] },
    renderModal: (close) => <DepositModal projectId={project.id} onDeposit={onDeposit} onPromocode={onPromocode} close={close} />,
  },
  beforeEach: () => {
    for (const spy of [onDeposit, onPromocode]) spy.mockClear();
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cascade: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Cascade wallet' })).toBeChecked();
    await waitFor(() => expect(screen.getByText(/We credit only USDC on Ethereum\./)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    await expect(onDeposit).toHaveBeenLastCalledWith('cascade');
  },
};

export const Native: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Native wallet'));
    await waitFor(() => expect(screen.getByText('1.4% of the deposit, rounded up to the next cent')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    await expect(onDeposit).toHaveBeenLastCalledWith('native');
  },
};

/** Opened from a low-balance email: starts with the native wallet and passes the amount on. */
export const WithASuggestedAmount: Story = {
  args: { renderModal: (close) => <DepositModal projectId={project.id} amount={12_982} onDeposit={onDeposit} close={close} /> },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Native wallet' })).toBeChecked();
    await waitFor(() => expect(screen.getByText(/Suggested amount: \$129\.82/)).toBeVisible());
  },
};

export const WithAPromoCode: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'I have a promo code' }));
    await expect(onPromocode).toHaveBeenCalledTimes(1);
  },
};

/** Lists at most three payments, and no link to a host that isn't configured. */
export const WithOpenPayments: Story = {
  args: { state: { projects: [project], payments: { [project.id]: openPayments } } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Pay $250.00' })).toHaveAttribute('href', 'https://pay.cryptocloud.plus/6NRK2WD9');
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await expect(screen.queryByRole('link', { name: 'Pay $12,345.67' })).toBeNull();
  },
};

export const OpenPaymentsFailed: Story = {
  args: {
    overrides: [
      mockCall(storyApiUrl, contract.listPayments, () => {
        throw new ApiRefusal('ROLE_FORBIDS');
      }),
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Couldn’t load pending payments.')).toBeVisible());
  },
};

export const TermsFailed: Story = {
  args: {
    overrides: [
      mockCall(storyApiUrl, contract.getCatalogue, () => {
        throw new ApiRefusal('ROLE_FORBIDS');
      }),
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Couldn’t load the fee and limits')).toBeVisible());
  },
};

export const NativeWithOpenPaymentsOnASmallPhone: Story = {
  args: {
    ...WithOpenPayments.args,
    renderModal: (close) => <DepositModal projectId={project.id} mode="native" onDeposit={onDeposit} close={close} />,
  },
  globals: { viewport: { value: 'small' } },
};

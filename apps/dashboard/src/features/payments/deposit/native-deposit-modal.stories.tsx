import { contract } from '@onepoint/api-contract';
import { ApiRefusal, depositTermsFixture, mockCall, paymentFixture, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { NativeDepositModal, type NativeDepositModalProps } from './native-deposit-modal.tsx';

const project = projectFixture({ balance: 1_240 });
const leaveFor = fn();
const shown = (props: Partial<NativeDepositModalProps>) => (close: () => void) => (
  <NativeDepositModal projectId={project.id} leaveFor={leaveFor} close={close} {...props} />
);
const paymentWith = (link: string | null) => [mockCall(storyApiUrl, contract.createPayment, () => paymentFixture({ link }))];

const meta = {
  title: 'Modals/Native deposit',
  component: ModalStory,
  subcomponents: { NativeDepositModal },
  args: { state: { projects: [project] }, renderModal: shown({}) },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const typeAmount = async (text: string) => {
  await userEvent.clear(await amount());
  if (text !== '') await userEvent.type(await amount(), text);
};
const submit = async () => userEvent.type(await amount(), '{Enter}');

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await expect(await amount()).toHaveFocus();
    await waitFor(() => expect(screen.getByText('$111.00')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Deposit $100.00' })).toBeEnabled();
  },
};

/** Opened for a shortfall: credits exactly the missing amount. */
export const ForAShortfall: Story = {
  args: { renderModal: shown({ missingCents: 3_660 }) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deposit $37.12' })).toBeEnabled());
    await waitFor(() => expect(screen.getByText('$49.00')).toBeVisible());
  },
};

export const Empty: Story = {
  play: async () => {
    await typeAmount('');
    await waitFor(() => expect(screen.getByText('Enter $1.00 or more')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Deposit $0.00' })).toBeDisabled();
  },
};

export const TooMuch: Story = {
  play: async () => {
    await typeAmount('10000000.01');
    await waitFor(() => expect(screen.getByText('Enter $10,000,000.00 or less')).toBeVisible());
  },
};

export const SmallestAmount: Story = {
  play: async () => {
    await typeAmount('1');
    await waitFor(() => expect(screen.getByText('$0.98')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Deposit $1.00' })).toBeEnabled();
  },
};

/** Deployments can configure a flat fee. The minimum leaves one cent to credit. */
export const FlatFee: Story = {
  args: {
    state: {
      projects: [project],
      depositTerms: depositTermsFixture({ fee: { kind: 'flat', cents: 140 }, minimumCents: 141 }),
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Provider fee: $1.40 per deposit')).toBeVisible());
    await typeAmount('1.40');
    await waitFor(() => expect(screen.getByText('Enter $1.41 or more')).toBeVisible());
  },
};

export const TermsLoading: Story = { args: { api: 'silent' } };

export const TermsFailed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const BalanceUnknown: Story = { args: { overrides: [mockCall(storyApiUrl, contract.listProjects, () => new Promise(() => {}))] } };

export const Submitting: Story = {
  args: { overrides: [mockCall(storyApiUrl, contract.createPayment, () => new Promise(() => {}))] },
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByText('Creating payment')).toBeVisible());
    await expect(screen.getByRole('button', { name: /Deposit/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Leaving: Story = {
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByText('Redirecting to the payment page')).toBeVisible());
    await expect(leaveFor).toHaveBeenLastCalledWith('https://pay.cryptocloud.plus/pay_created1');
  },
};

export const Failed: Story = {
  args: {
    overrides: [
      mockCall(storyApiUrl, contract.createPayment, () => {
        throw new ApiRefusal('AMOUNT_OUT_OF_RANGE');
      }),
    ],
  },
  play: async () => {
    await typeAmount('250');
    await submit();
    await waitFor(() => expect(screen.getByText('Request failed')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Deposit $250.00' })).toBeEnabled();
  },
};

export const EmptyLink: Story = {
  args: { overrides: paymentWith(null) },
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByText(/link is empty/)).toBeVisible());
  },
};

export const LinkToAnotherHost: Story = {
  args: { overrides: paymentWith('https://pay.cryptocloud.plus.evil.example/6NRK2WD9') },
  play: async () => {
    leaveFor.mockClear();
    await submit();
    await waitFor(() => expect(screen.getByText(/isn’t on a site we trust/)).toBeVisible());
    await expect(leaveFor).not.toHaveBeenCalled();
  },
};

export const LargeAmountOnASmallPhone: Story = {
  args: {
    state: { projects: [projectFixture({ balance: 1_234_567_890 })] },
    renderModal: shown({ amount: 1_000_000_000 }),
  },
  globals: { viewport: { value: 'small' } },
};

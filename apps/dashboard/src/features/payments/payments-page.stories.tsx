import { contract, type Payment } from '@onepoint/api-contract';
import { ApiRefusal, confirmedPaymentFixture, mockCall, paymentFixture, projectFixture, usageSummaryFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { PaymentsPage } from './payments-page.tsx';

const meta = { title: 'Screens/Payments', component: PaymentsPage, decorators: [asScreen] } satisfies Meta<typeof PaymentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture({ balance: 9_871 });
const elsewhere = projectFixture({ id: 'proj_elsewhere', name: 'Indexer' });
const payments = (): Payment[] => [
  paymentFixture({ id: 'pay_open', amount: 25_000 }),
  confirmedPaymentFixture({ id: 'pay_paid' }),
  confirmedPaymentFixture({ id: 'pay_cascade', type: 'CUSTODIAL', amount: 123_456_789, fee: 0, credited: 123_456_789, link: null }),
  paymentFixture({ id: 'pay_canceled', status: 'CANCELED', amount: 5_000, settledAt: '2026-03-14T12:40:00.000Z' }),
  paymentFixture({ id: 'pay_partial', status: 'PARTIALLY_PAID', type: 'NON_CUSTODIAL', amount: 4_900, link: null }),
];
const many = Array.from({ length: 45 }, (_, index) => confirmedPaymentFixture({ id: `pay_${String(index)}`, amount: 1_000 + index }));
const stateOf = (list: Payment[]) => ({ projects: [project], payments: { [project.id]: list } });

export const Payments: Story = { parameters: screenParameters({ project, state: stateOf(payments()) }) };

export const ManyPages: Story = {
  parameters: screenParameters({ project, state: stateOf(many) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await expect(await screen.findByText('40 shown')).toBeVisible();
  },
};

/** The provider confirms the open payment. */
export const Checked: Story = {
  parameters: screenParameters({ project, state: { ...stateOf(payments()), providerStatuses: { pay_open: 'CONFIRMED' } } }),
  play: async () => {
    await expect(await screen.findByText('All payments complete')).toBeVisible();
  },
};

export const ReturnedPaid: Story = {
  args: { returnedPaymentId: 'pay_paid' },
  parameters: screenParameters({ project, state: stateOf(payments()) }),
  play: async () => {
    await expect(await screen.findByText('$98.60 added to the balance')).toBeVisible();
  },
};

export const ReturnedPending: Story = {
  args: { returnedPaymentId: 'pay_open' },
  parameters: screenParameters({ project, state: stateOf(payments()) }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Back to payment page' })).toBeVisible();
  },
};

export const ReturnedCanceled: Story = {
  args: { returnedPaymentId: 'pay_canceled' },
  parameters: screenParameters({ project, state: stateOf(payments()) }),
  play: async () => {
    await expect(await screen.findByText('pay_canceled')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Copy payment ID' })).toBeVisible();
  },
};

/** One deposit covers usage and add-ons of the next 30 days. */
export const WithAForecast: Story = {
  parameters: screenParameters({
    project,
    state: {
      ...stateOf(payments()),
      usageSummary: usageSummaryFixture({
        forecast: { days: 30, usage: 3_000, packages: 9_800, plans: 0, total: 12_800, deposit: 12_982 },
      }),
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Deposit $129.82 for the next 30 days' })).toBeVisible();
    await expect(screen.getByText('Automatic top-up isn’t available')).toBeVisible();
  },
};

/** Part of the amount has arrived. */
export const PartlyPaid: Story = {
  args: { returnedPaymentId: 'pay_part' },
  parameters: screenParameters({ project, state: stateOf([paymentFixture({ id: 'pay_part', received: 4_000 })]) }),
  play: async () => {
    await expect(await screen.findByText('We’ve received $40.00 of $100.00')).toBeVisible();
    await expect(await screen.findByText('$40.00 of $100.00 received')).toBeVisible();
    await expect(screen.getByText(/Pay the remaining \$60\.00/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: { returnedPaymentId: 'pay_expired' },
  parameters: screenParameters({
    project,
    state: stateOf([paymentFixture({ id: 'pay_expired', expiresAt: '2026-03-14T11:50:00.000Z' })]),
  }),
  play: async () => {
    await expect(await screen.findByText('Your $100.00 payment has expired')).toBeVisible();
    await expect(screen.getByText('pay_expired')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Deposit again' })).toBeVisible();
    await expect(screen.getByText('Expired')).toBeVisible();
  },
};

export const ReturnedUnknownStatus: Story = {
  args: { returnedPaymentId: 'pay_partial' },
  parameters: screenParameters({ project, state: stateOf(payments()) }),
};

/** Paid for a project other than the current one. */
export const ReturnedToAnotherProject: Story = {
  args: { returnedPaymentId: 'pay_elsewhere' },
  parameters: screenParameters({
    project,
    state: {
      projects: [project, elsewhere],
      payments: { [elsewhere.id]: [confirmedPaymentFixture({ id: 'pay_elsewhere', projectId: elsewhere.id })], [project.id]: payments() },
    },
  }),
  play: async () => {
    await expect(await screen.findByText(/This payment belongs to Indexer/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Switch to Indexer' })).toBeEnabled();
  },
};

export const ReturnedNotFound: Story = {
  args: { returnedPaymentId: 'pay_none' },
  parameters: screenParameters({ project, state: stateOf(payments()) }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t look up your payment')).toBeVisible();
  },
};

export const ReturnedLooking: Story = { args: { returnedPaymentId: 'pay_paid' }, parameters: screenParameters({ project, api: 'silent' }) };

export const MoreFailed: Story = {
  parameters: screenParameters({
    project,
    state: stateOf(many),
    overrides: [
      mockCall(storyApiUrl, contract.listPayments, ({ query }) => {
        if (query.lastId !== undefined) throw new ApiRefusal('ROLE_FORBIDS');
        return { data: many.slice(0, query.limit), hasMore: true };
      }),
    ],
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).not.toHaveAttribute('aria-busy'));
    await expect(screen.getByText('20 shown')).toBeVisible();
  },
};

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const RoleCannotDeposit: Story = {
  parameters: screenParameters({ project: { ...project, role: 'developer' }, state: { projects: [{ ...project, role: 'developer' }] } }),
};

/** Sends no request for payments. */
export const RoleCannotRead: Story = {
  parameters: screenParameters({ project: { ...project, role: 'viewer' }, api: 'silent' }),
  play: async () => {
    await expect(await screen.findByText('You don’t have access to payments')).toBeVisible();
  },
};

export const OnASmallPhone: Story = { ...Payments, globals: { viewport: { value: 'small' } } };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

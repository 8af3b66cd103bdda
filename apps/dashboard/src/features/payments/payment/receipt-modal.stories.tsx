import { confirmedPaymentFixture, paymentFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { ReceiptModal } from './receipt-modal.tsx';

const project = projectFixture();

const meta = {
  title: 'Modals/Receipt',
  component: ModalStory,
  subcomponents: { ReceiptModal },
  args: { renderModal: (close) => <ReceiptModal payment={confirmedPaymentFixture()} project={project} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('$98.60')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeVisible());
  },
};

export const NotPaid: Story = {
  args: { renderModal: (close) => <ReceiptModal payment={paymentFixture()} project={project} close={close} /> },
};

export const Canceled: Story = {
  args: {
    renderModal: (close) => (
      <ReceiptModal
        payment={paymentFixture({ id: 'pay_canceled', status: 'CANCELED', settledAt: '2026-03-14T12:40:00.000Z' })}
        project={project}
        close={close}
      />
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('pay_canceled')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Copy payment ID' })).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Payment details' })).toBeVisible();
    await expect(screen.getByText(/make a new deposit/)).toBeVisible();
  },
};

/** The payment page has expired, but the provider hasn't reported that yet. */
export const Expired: Story = {
  args: {
    renderModal: (close) => (
      <ReceiptModal
        payment={paymentFixture({ id: 'pay_expired', expiresAt: '2020-03-14T12:40:00.000Z' })}
        project={project}
        close={close}
      />
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('pay_expired')).toBeVisible());
    await expect(screen.getByText(/^Don’t pay it anymore/)).toBeVisible();
  },
};

export const LongNameOnASmallPhone: Story = {
  args: {
    renderModal: (close) => (
      <ReceiptModal
        payment={confirmedPaymentFixture({ amount: 999_999_999, credited: 999_999_859, type: 'CUSTODIAL' })}
        project={{ ...project, name: 'A project with a name that someone wrote out in full' }}
        close={close}
      />
    ),
  },
  globals: { viewport: { value: 'small' } },
};

import { contract } from '@onepoint/api-contract';
import { ApiRefusal, confirmedPaymentFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { PaymentModal } from './payment-modal.tsx';

const project = projectFixture();
const elsewhere = projectFixture({ id: 'proj_elsewhere', name: 'Indexer' });

const meta = {
  title: 'Modals/Payment',
  component: ModalStory,
  subcomponents: { PaymentModal },
  args: {
    state: {
      projects: [project, elsewhere],
      payments: { [elsewhere.id]: [confirmedPaymentFixture({ id: 'pay_elsewhere', projectId: elsewhere.id })] },
    },
    renderModal: (close) => <PaymentModal paymentId="pay_elsewhere" close={close} />,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Payment of a project other than the current one. */
export const OfAnotherProject: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Indexer (proj_elsewhere)')).toBeVisible());
    await expect(screen.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  },
};

export const Loading: Story = { args: { api: 'silent' } };

export const Missing: Story = {
  args: {
    overrides: [
      mockCall(storyApiUrl, contract.findPayment, () => {
        throw new ApiRefusal('PAYMENT_NOT_FOUND');
      }),
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Couldn’t load the payment')).toBeVisible());
  },
};

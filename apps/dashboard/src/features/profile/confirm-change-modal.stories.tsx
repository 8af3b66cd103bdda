import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { ConfirmChangeModal, type ConfirmChangeModalProps } from './confirm-change-modal.tsx';

const shown = (props: Partial<ConfirmChangeModalProps>) => (close: () => void) => (
  <ConfirmChangeModal
    title="Sign out everywhere?"
    consequences={['You’ll need to sign in again on every device, including this one.', 'API keys keep working.']}
    submitLabel="Sign out everywhere"
    change={() => Promise.resolve()}
    failed="Couldn’t sign you out"
    close={close}
    {...props}
  />
);

const meta = {
  title: 'Modals/Confirm a change of the account',
  component: ModalStory,
  subcomponents: { ConfirmChangeModal },
  args: { renderModal: shown({}) },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { renderModal: shown({ change: () => new Promise(() => {}) }) },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByRole('button', { name: /Sign out everywhere/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { renderModal: shown({ change: () => Promise.reject(new TypeError('Failed to fetch')) }) },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.getByText('Couldn’t sign you out')).toBeVisible());
  },
};

export const Done: Story = {
  args: { renderModal: shown({ done: 'Done' }) },
  play: async () => {
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongTextsOnASmallPhone: Story = {
  args: { renderModal: shown({ title: 'Remove someone.with.a.very.long.address@a-domain-that-goes-on-and-on.example.com?' }) },
  globals: { viewport: { value: 'small' } },
};

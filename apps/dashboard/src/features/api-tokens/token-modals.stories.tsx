import { tokenFixture, tokenSecretFixtures } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { CreateTokenModal } from './create-token-modal.tsx';
import { RevealTokenModal } from './reveal-token-modal.tsx';
import { RevokeTokenModal } from './revoke-token-modal.tsx';

const meta = {
  title: 'Modals/API tokens',
  component: ModalStory,
  subcomponents: { CreateTokenModal, RevealTokenModal, RevokeTokenModal },
  args: { renderModal: (close) => <CreateTokenModal projectId={null} close={close} />, widthPx: 560 },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Token name' }), 'CI');
  await userEvent.click(screen.getByRole('checkbox', { name: 'keys:write' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
};

export const Create: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Token name' })).toHaveFocus();
  },
};

export const CreateInvalid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    await expect(await screen.findByRole('textbox', { name: 'Token name' })).toBeInvalid();
    await expect(screen.getByText('Choose at least one scope.')).toBeVisible();
  },
};

export const Creating: Story = {
  args: { api: 'silent' },
  play: async () => {
    await fill();
    await expect(await screen.findByRole('button', { name: /Create token/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CreateFailed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await fill();
    await waitFor(() => expect(screen.getByText('Couldn’t create the token')).toBeVisible());
  },
};

export const CreateOnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Reveal: Story = {
  args: {
    renderModal: (close) => <RevealTokenModal token={{ name: 'CI', secret: tokenSecretFixtures.project }} close={close} />,
    disableOutsideClick: true,
  },
};

export const RevealEscapeAsks: Story = {
  ...Reveal,
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(/You can’t see this token again/)).toBeVisible());
  },
};

const revoke = (close: () => void) => <RevokeTokenModal projectId={null} token={tokenFixture()} close={close} />;

export const Revoke: Story = { args: { renderModal: revoke } };

export const RevokeFailed: Story = {
  args: { renderModal: revoke, api: 'refusing' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke token' }));
    await waitFor(() => expect(screen.getByText('Couldn’t revoke the token')).toBeVisible());
  },
};

import { apiKeyFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { DeleteApiKeyModal } from './delete-api-key-modal.tsx';

const unused = apiKeyFixture({ lastUsedAt: null });
const long = apiKeyFixture({ name: 'Indexer of the archive in the second region, kept for the audit' });

const meta = {
  title: 'Modals/Delete API key',
  component: ModalStory,
  subcomponents: { DeleteApiKeyModal },
  args: { renderModal: (close) => <DeleteApiKeyModal projectId="proj_story" apiKey={unused} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirmWith = async (name: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Type the key name to confirm' }), `${name}{Enter}`);
};

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Delete API key' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
};

export const StillInUse: Story = {
  args: {
    renderModal: (close) => {
      const used = apiKeyFixture({ lastUsedAt: new Date(Date.now() - 90_000).toISOString() });
      return <DeleteApiKeyModal projectId="proj_story" apiKey={used} close={close} />;
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Something may still depend on it/)).toBeVisible());
  },
};

export const AnotherName: Story = {
  play: async () => {
    await confirmWith('production');
    await waitFor(() => expect(screen.getByText('The name doesn’t match')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await confirmWith('Production server');
    await waitFor(() => expect(screen.getByRole('button', { name: /Delete API key/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await confirmWith('Production server');
    await waitFor(() => expect(screen.getByText('Couldn’t delete the API key')).toBeVisible());
  },
};

export const LongNameOnASmallPhone: Story = {
  args: { renderModal: (close) => <DeleteApiKeyModal projectId="proj_story" apiKey={long} close={close} /> },
  globals: { viewport: { value: 'small' } },
};

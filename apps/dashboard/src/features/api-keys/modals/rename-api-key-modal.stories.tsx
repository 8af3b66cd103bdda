import { apiKeyFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { RenameApiKeyModal } from './rename-api-key-modal.tsx';

const meta = {
  title: 'Modals/Rename API key',
  component: ModalStory,
  subcomponents: { RenameApiKeyModal },
  args: { renderModal: (close) => <RenameApiKeyModal projectId="proj_story" apiKey={apiKeyFixture()} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (name: string) => {
  const field = await screen.findByRole('textbox', { name: 'Key name' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Key name' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  play: async () => {
    await submit('');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Key name' })).toBeInvalid());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await submit('Billing');
    await waitFor(() => expect(screen.getByRole('button', { name: /Rename API key/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await submit('Billing');
    await waitFor(() => expect(screen.getByText('Couldn’t rename the API key')).toBeVisible());
  },
};

export const LongNameOnASmallPhone: Story = {
  args: {
    renderModal: (close) => (
      <RenameApiKeyModal
        projectId="proj_story"
        apiKey={apiKeyFixture({ name: 'Indexer of the archive in the second region, kept for the audit' })}
        close={close}
      />
    ),
  },
  globals: { viewport: { value: 'small' } },
};

import { projectFixture, providerFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { DeleteProviderModal } from './delete-provider-modal.tsx';

const project = projectFixture({ isProvider: true });
const provider = providerFixture();
const state = { projects: [project], providers: { [project.id]: [provider] } };

const meta = {
  title: 'Modals/Remove a provider',
  component: ModalStory,
  subcomponents: { DeleteProviderModal },
  args: { state, renderModal: (close) => <DeleteProviderModal projectId={project.id} provider={provider} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Removed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove node' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove node' }));
    await screen.findByText('Couldn’t remove the node');
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

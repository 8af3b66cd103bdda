import { projectFixture, providerFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { EditProviderModal } from './edit-provider-modal.tsx';

const project = projectFixture({ isProvider: true });
const provider = providerFixture();
const state = { projects: [project], providers: { [project.id]: [provider] } };

const meta = {
  title: 'Modals/Edit a provider',
  component: ModalStory,
  subcomponents: { EditProviderModal },
  args: { widthPx: 560, state, renderModal: (close) => <EditProviderModal projectId={project.id} provider={provider} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfANode: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Node URL' })).toBeVisible());
  },
};

export const Refused: Story = {
  args: { state: { ...state, nodeFaults: { [`${provider.url}x`]: 'unreachable' } } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Node URL' }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The node isn’t responding at this URL.');
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

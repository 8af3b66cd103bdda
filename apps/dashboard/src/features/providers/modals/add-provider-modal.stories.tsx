import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { AddProviderModal } from './add-provider-modal.tsx';

const project = projectFixture({ isProvider: true });
const url = 'https://node.example.com';
const state = { projects: [project] };

const meta = {
  title: 'Modals/Add a provider',
  component: ModalStory,
  subcomponents: { AddProviderModal },
  args: { widthPx: 560, state, renderModal: (close) => <AddProviderModal projectId={project.id} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Frankfurt');
  await userEvent.click(screen.getByRole('button', { name: /Select a chain/u }));
  const option = await screen.findByRole('option', { name: 'Base' });
  // A list that closes before its entry animation starts never disappears, which no user is fast enough for.
  await waitFor(() => expect(option).toBeVisible());
  await userEvent.click(option);
  await userEvent.type(screen.getByRole('textbox', { name: 'Node URL' }), url);
  await userEvent.click(screen.getByRole('button', { name: 'Check and add' }));
};

export const Empty: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Invalid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check and add' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const Refused: Story = {
  args: { state: { ...state, nodeFaults: { [url]: 'wrongChain' } } },
  play: async () => {
    await fill();
    await screen.findByText('This node is on a different chain.');
  },
};

export const Added: Story = {
  play: async () => {
    await fill();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

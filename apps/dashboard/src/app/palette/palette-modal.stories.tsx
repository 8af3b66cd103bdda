import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { PaletteModal } from './palette-modal.tsx';

const project = projectFixture();
const others = Array.from({ length: 199 }, (_, index) => projectFixture({ id: `proj_${String(index)}`, name: `Project ${String(index)}` }));

const meta = {
  title: 'Modals/Palette of the dashboard',
  component: ModalStory,
  subcomponents: { PaletteModal },
  args: {
    renderModal: (close) => <PaletteModal close={close} />,
    widthPx: 640,
    state: { projects: [project, ...others], apiKeys: { [project.id]: [apiKeyFixture()] } },
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithProjects: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'project 150');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Project 150'));
  },
};

export const WithoutProjects: Story = { args: { state: { projects: [] } } };

export const Loading: Story = { args: { api: 'silent' } };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

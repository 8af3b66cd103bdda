import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { RenameProjectModal } from './rename-project-modal.tsx';

const meta = {
  title: 'Modals/Rename project',
  component: ModalStory,
  subcomponents: { RenameProjectModal },
  args: { renderModal: (close) => <RenameProjectModal project={projectFixture()} close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (name: string) => {
  const field = await screen.findByRole('textbox', { name: 'Project name' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project name' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  play: async () => {
    await submit('');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project name' })).toBeInvalid());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await submit('Billing');
    await waitFor(() => expect(screen.getByRole('button', { name: /Rename project/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await submit('Billing');
    await waitFor(() => expect(screen.getByText('Couldn’t rename the project')).toBeVisible());
  },
};

export const LongNameOnASmallPhone: Story = {
  args: {
    renderModal: (close) => (
      <RenameProjectModal project={projectFixture({ name: 'A project with a name that someone wrote out in full' })} close={close} />
    ),
  },
  globals: { viewport: { value: 'small' } },
};

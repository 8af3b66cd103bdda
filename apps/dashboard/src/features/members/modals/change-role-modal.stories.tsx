import { memberFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { ChangeRoleModal } from './change-role-modal.tsx';

const project = projectFixture();
const owner = memberFixture();
const ada = memberFixture({
  id: 'mem_ada',
  userId: 'user_ada',
  role: 'developer',
  user: { id: 'user_ada', displayName: 'Ada', imageUrl: null },
});
const long = { ...ada, user: { ...ada.user, displayName: 'The one who keeps the indexer of the archive running' } };
const shown =
  (member: typeof ada, isMe = false) =>
  (close: () => void) => <ChangeRoleModal projectId={project.id} member={member} myRole="owner" isMe={isMe} close={close} />;

const meta = {
  title: 'Modals/Change role',
  component: ModalStory,
  subcomponents: { ChangeRoleModal },
  args: {
    state: { projects: [project], members: { [project.id]: [owner, ada] } },
    renderModal: shown(ada),
    widthPx: 560,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Change role' }));

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Developer' })).toHaveFocus());
  },
};

export const YourOwn: Story = {
  args: { renderModal: shown(owner, true) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/This is you/)).toBeVisible());
  },
};

/** A role this version doesn’t know isn’t among the choices. */
export const UnknownRole: Story = {
  args: { renderModal: shown({ ...ada, role: 'auditor' }) },
  play: async () => {
    const radios = await screen.findAllByRole('radio');
    for (const radio of radios) await expect(radio).not.toBeChecked();
  },
};

export const Invalid: Story = {
  play: async () => {
    await submit();
    await waitFor(() => expect(screen.getByText('Choose a different role')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await choose('Admin');
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: /Change role/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await choose('Admin');
    await submit();
    await waitFor(() => expect(screen.getByText('Couldn’t change the role')).toBeVisible());
  },
};

export const Done: Story = {
  play: async () => {
    await choose('Viewer');
    await submit();
    await screen.findByText('Ada is now Viewer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongNameOnASmallPhone: Story = { args: { renderModal: shown(long) }, globals: { viewport: { value: 'small' } } };

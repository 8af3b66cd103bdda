import { apiKeyFixture, memberFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { LeaveProjectModal } from './leave-project-modal.tsx';

const project = projectFixture({ role: 'developer' });
const me = memberFixture({ role: 'developer' });
const owner = memberFixture({ id: 'mem_ada', userId: 'user_ada', user: { id: 'user_ada', displayName: 'Ada', imageUrl: null } });
const long = { ...project, name: 'A project with a name that someone wrote out in full' };
const shown =
  (shownProject: typeof project, isLastOwner = false) =>
  (close: () => void) => (
    <LeaveProjectModal project={shownProject} memberId={me.id} userId={me.userId} isLastOwner={isLastOwner} close={close} />
  );

const meta = {
  title: 'Modals/Leave project',
  component: ModalStory,
  subcomponents: { LeaveProjectModal },
  args: { state: { projects: [project], members: { [project.id]: [owner, me] } }, renderModal: shown(project) },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const leave = async () => userEvent.click(await screen.findByRole('button', { name: 'Leave project' }));

export const Idle: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** A project without an owner can't be deleted or paid for. */
export const TheOnlyOwner: Story = {
  args: { renderModal: shown(project, true) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/You’re the only owner/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Leave project' })).toBeNull();
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await leave();
    await waitFor(() => expect(screen.getByRole('button', { name: /Leave project/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await leave();
    await waitFor(() => expect(screen.getByText('Couldn’t leave the project')).toBeVisible());
  },
};

export const Done: Story = {
  play: async () => {
    await leave();
    await screen.findByText('You left Storefront');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Asks only about keys whose secret the user knows. */
export const WithKnownKeys: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  args: {
    state: {
      projects: [project],
      members: { [project.id]: [owner, me] },
      apiKeys: { [project.id]: [apiKeyFixture({ secretShownTo: [me.userId] }), apiKeyFixture({ id: 'key_other', name: 'Indexer' })] },
    },
  },
  play: async () => {
    const choice = await screen.findByRole('radiogroup', { name: 'API keys you’ve seen' });
    await expect(within(choice).getByText('1 active key: Production server')).toBeInTheDocument();
    await expect(within(choice).getByRole('radio', { name: 'Pause' })).toBeChecked();
  },
};

export const LongNameOnASmallPhone: Story = { args: { renderModal: shown(long) }, globals: { viewport: { value: 'small' } } };

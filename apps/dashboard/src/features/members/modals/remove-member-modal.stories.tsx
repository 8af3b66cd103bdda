import { apiKeyFixture, memberFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { RemoveMemberModal } from './remove-member-modal.tsx';

const project = projectFixture();
const ada = memberFixture({
  id: 'mem_ada',
  userId: 'user_ada',
  role: 'viewer',
  user: { id: 'user_ada', displayName: 'Ada', imageUrl: null },
});
const long = { ...ada, user: { ...ada.user, displayName: 'The one who keeps the indexer of the archive running' } };
const known = ['Production server', 'Indexer of the archive', 'Staging'].map((name, index) =>
  apiKeyFixture({ id: `key_${String(index)}`, name, secretShownTo: [ada.userId] }),
);
const shown = (member: typeof ada) => (close: () => void) => <RemoveMemberModal projectId={project.id} member={member} close={close} />;

const meta = {
  title: 'Modals/Remove member',
  component: ModalStory,
  subcomponents: { RemoveMemberModal },
  args: { state: { projects: [project], members: { [project.id]: [memberFixture(), ada] } }, renderModal: shown(ada) },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const remove = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove member' }));

export const Idle: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await remove();
    await waitFor(() => expect(screen.getByRole('button', { name: /Remove member/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await remove();
    await waitFor(() => expect(screen.getByText('Couldn’t remove the member')).toBeVisible());
  },
};

export const Done: Story = {
  play: async () => {
    await remove();
    await screen.findByText('Ada removed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Pauses the member's keys by default. */
export const WithKnownKeys: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  args: { state: { projects: [project], members: { [project.id]: [memberFixture(), ada] }, apiKeys: { [project.id]: known } } },
  play: async () => {
    const choice = await screen.findByRole('radiogroup', { name: 'API keys Ada has seen' });
    await expect(within(choice).getByText('3 active keys: Production server, Indexer of the archive, and Staging')).toBeInTheDocument();
    await expect(within(choice).getByRole('radio', { name: 'Pause' })).toBeChecked();
  },
};

/** The keys failed to load. The choice is still offered. */
export const KeysUnknown: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Couldn’t load the list of keys.')).toBeVisible());
  },
};

export const KnownKeysOnASmallPhone: Story = { ...WithKnownKeys, tags: ['!visual'], globals: { viewport: { value: 'small' } } };

export const LongNameOnASmallPhone: Story = { args: { renderModal: shown(long) }, globals: { viewport: { value: 'small' } } };

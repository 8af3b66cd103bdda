import { invitationFixture, memberFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { MembersPage } from './members-page.tsx';

const project = projectFixture();
const person = (id: string, displayName: string, role: string) =>
  memberFixture({ id: `mem_${id}`, userId: `user_${id}`, role, user: { id: `user_${id}`, displayName, imageUrl: null } });
const members = {
  [project.id]: [
    memberFixture(),
    person('ada', 'Ada', 'developer'),
    person('long', 'The one who keeps the indexer of the archive running', 'auditor'),
  ],
};
const invitations = {
  [project.id]: [
    invitationFixture({ email: 'katherine@example.com' }),
    invitationFixture({ id: 'inv_2', email: null, userId: 'user_2fXq7TnB1LwZ8KmRc4sYdPeH', role: 'finance', delivery: 'pending' }),
    invitationFixture({ id: 'inv_3', email: 'dorothy@example.com', role: 'viewer', delivery: 'failed' }),
  ],
};
const state = { projects: [project], members, invitations };
const viewer = projectFixture({ role: 'viewer' });

const meta = {
  title: 'Screens/Members',
  component: MembersPage,
  decorators: [asScreen],
  args: { workspacePath: '/workspace', profilePath: '/workspace/profile', onLeft: () => {} },
} satisfies Meta<typeof MembersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = { parameters: screenParameters({ project, state }) };

export const InvitationSentAgain: Story = {
  ...Owner,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send again to dorothy@example.com' }));
    await waitFor(() => expect(screen.queryByText('Email not delivered')).toBeNull());
  },
};

export const Alone: Story = {
  parameters: screenParameters({ project, state: { projects: [project], members: { [project.id]: [memberFixture()] } } }),
};

export const Viewer: Story = { parameters: screenParameters({ project: viewer, state: { ...state, projects: [viewer] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { ...Owner, globals: { viewport: { value: 'small' } } };

import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { DashboardMenu, WorkspaceMenu } from './side-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const project = projectFixture({ usageCommitment: 'PAYG', balance: 9_871 });

const meta = {
  title: 'Modals/Mobile menu',
  component: ModalStory,
  subcomponents: { MobileMenu },
  args: {
    renderModal: (close) => <MobileMenu renderMenu={(onFollow) => <DashboardMenu project={project} onFollow={onFollow} />} close={close} />,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAProject: Story = {};

/** The workspace header doesn't show a project, so the card names it. */
export const OfTheWorkspace: Story = {
  args: {
    renderModal: (close) => <MobileMenu renderMenu={(onFollow) => <WorkspaceMenu project={project} onFollow={onFollow} />} close={close} />,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: /Storefront.*\$98\.71/ })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible());
  },
};

export const OfTheWorkspaceWithoutProjects: Story = {
  args: {
    renderModal: (close) => (
      <MobileMenu renderMenu={(onFollow) => <WorkspaceMenu project={undefined} onFollow={onFollow} />} close={close} />
    ),
  },
};

export const BeforeTheProjectIsThere: Story = {
  args: {
    renderModal: (close) => (
      <MobileMenu renderMenu={(onFollow) => <DashboardMenu project={undefined} onFollow={onFollow} />} close={close} />
    ),
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const FollowingALinkClosesIt: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Statistics' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

import { appState } from '@onepoint/app-state';
import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ProjectSwitcher } from '../../features/projects/project-switcher.tsx';
import { ModalStory } from '../../test/modal-story.tsx';
import { DashboardMenu, WorkspaceMenu } from './side-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const project = projectFixture({ usageCommitment: 'PAYG', balance: 9_871 });

const projects = [project, projectFixture({ id: 'proj_2', name: 'Warehouse' })];
const nothing = () => {};

const meta = {
  title: 'Modals/Mobile menu',
  component: ModalStory,
  subcomponents: { MobileMenu },
  args: {
    renderModal: (close) => (
      <MobileMenu
        renderMenu={(onFollow) => (
          <DashboardMenu
            project={project}
            switcher={
              <ProjectSwitcher fullWidth projects={projects} current={project} allProjectsPath="/" onCreate={nothing} onFollow={onFollow} />
            }
            onFollow={onFollow}
          />
        )}
        close={close}
      />
    ),
  },
  beforeEach: () => {
    const { projectId } = appState.getState();
    return () => appState.set({ projectId });
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAProject: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 768] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Statistics' })).toBeVisible());
  },
};

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

/** Opens below its button. Selecting a project closes the menu. */
export const SwitchingTheProject: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Project Storefront. Switch project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Warehouse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(appState.getState().projectId).toBe('proj_2');
  },
};

export const WithTheSwitcherOpen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Project Storefront. Switch project' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Warehouse' })).toBeVisible());
  },
};

export const FollowingALinkClosesIt: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Statistics' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

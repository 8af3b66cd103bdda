import { projectFixture, userFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProjectSwitcher, type ProjectSwitcherProps } from '../../features/projects/project-switcher.tsx';
import { SettingsPage } from '../../features/project-settings/settings-page.tsx';
import { StoryApp } from '../../test/story-app.tsx';
import { AppShell } from './app-shell.tsx';
import { DashboardMenu } from './side-menu.tsx';
import { SignedInShell } from './signed-in-shell.tsx';
import { UserMenu } from './user-menu.tsx';

const [project, ...others] = [
  projectFixture({ usageCommitment: 'PAYG', balance: 9_871 }),
  projectFixture({ id: 'proj_2', name: 'Payments' }),
  projectFixture({ id: 'proj_3', name: 'A project with a name that someone wrote out in full' }),
] as const;
const projects = [project, ...others];
const nothing = () => {};

const renderSwitcher = (props?: Pick<ProjectSwitcherProps, 'fullWidth' | 'onFollow'>) => (
  <ProjectSwitcher projects={projects} current={project} allProjectsPath="/" onCreate={nothing} {...props} />
);

interface ShellProps {
  /** Router path. @default '/' */
  path?: string;
  isProvider?: boolean;
}

function Shell({ path = '/dashboard', isProvider = false }: ShellProps) {
  return (
    <StoryApp project={project} state={{ projects }} path={path}>
      <AppShell
        context={renderSwitcher()}
        account={<UserMenu user={userFixture()} projects={projects} currentProjectId={project.id} signingOut={false} onSignOut={nothing} />}
        renderMenu={(onFollow) => (
          <DashboardMenu
            project={{ ...project, isProvider }}
            switcher={renderSwitcher({ fullWidth: true, onFollow })}
            onFollow={onFollow}
          />
        )}
      >
        <SettingsPage autoTopUpPath="/dashboard/payments#auto-top-up" onLeave={nothing} onDelete={nothing} />
      </AppShell>
    </StoryApp>
  );
}

const meta = {
  title: 'Screens/Shell',
  component: Shell,
  subcomponents: { AppShell, UserMenu },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAProject: Story = { globals: { viewport: { value: 'desktop' } } };

export const BeforeTheSessionIsKnown: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <StoryApp project={project}>
      <SignedInShell isReady={false} />
    </StoryApp>
  ),
};

export const InTheSettings: Story = {
  args: { path: '/dashboard/settings/members' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Settings menu' }));
    await expect(menu.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OfAProvider: Story = { args: { isProvider: true, path: '/dashboard/providers' }, globals: { viewport: { value: 'desktop' } } };

/** Each menu group is a named list, and Tab moves through its links in order. */
export const MenuByKeyboard: Story = {
  args: { path: '/dashboard/payments' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Project menu' }));
    const billing = within(menu.getByRole('list', { name: 'Billing' }));
    await expect(menu.getByRole('heading', { name: 'Billing' })).toBeVisible();
    await expect(billing.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    billing.getByRole('link', { name: 'Promo code' }).focus();
    await userEvent.tab();
    await expect(within(menu.getByRole('list', { name: 'Team' })).getByRole('link', { name: 'Members' })).toHaveFocus();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const AccountMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Your projects' })).toBeVisible());
  },
};

/** Shows the whole email address if the user has no name. */
export const AccountMenuWithoutAName: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <StoryApp project={project}>
      <UserMenu
        user={userFixture({
          firstName: null,
          lastName: null,
          emailAddresses: [{ emailAddress: 'rear.admiral.grace.hopper@harvard-mark-one.example', verified: true, primary: true }],
        })}
        projects={projects}
        currentProjectId={project.id}
        signingOut={false}
        onSignOut={nothing}
      />
    </StoryApp>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(() => expect(canvas.getByText('rear.admiral.grace.hopper@harvard-mark-one.example')).toBeVisible());
  },
};

/** Opens over the page, beyond the side menu's edge. */
export const SwitcherInTheSideMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Project Storefront. Switch project' }));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Project Storefront. Switch project' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const Switcher: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Project Storefront. Switch project' }));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};

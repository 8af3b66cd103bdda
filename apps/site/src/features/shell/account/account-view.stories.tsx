import { appState } from '@onepoint/app-state';
import { projectFixture, userFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { AccountView } from './account-view.tsx';

const projects = ['Storefront', 'Indexer', 'Wallet', 'Bridge', 'Explorer', 'Archive'].map((name, index) =>
  projectFixture({ id: `proj_${String(index)}`, name }),
);
const loaded = { value: projects, failed: false, retry: fn() };

const meta = {
  title: 'Screens/Site/AccountView',
  component: AccountView,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17rem', maxInlineSize: '100%', border: '1px solid var(--color-line)', borderRadius: 'var(--radius-m)' }}>
        <Story />
      </div>
    ),
    withPage,
  ],
  args: { user: userFixture(), projects: loaded, signingOut: false, onSignOut: fn() },
  beforeEach: () => {
    appState.set({ projectId: null });
    return () => appState.set({ projectId: null, selectedLastUrlKeyInDashboard: null });
  },
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the five oldest projects; the others are in the workspace. */
export const FreePlan: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Your projects' });
    await expect(within(list).getAllByRole('link')).toHaveLength(5);
  },
};

/** The project is selected before the dashboard loads. */
export const AnotherProject: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Wallet' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(appState.getState().projectId).toBe('proj_2');
    await expect(link).toHaveAttribute('aria-current', 'true');
  },
};

export const PayAsYouGo: Story = {
  args: {
    projects: {
      ...loaded,
      value: [projectFixture({ usageCommitment: 'PAYG', balance: 12_345, accruedUsage: { computeUnits: 40, cost: '0.00001560' } })],
    },
  },
  beforeEach: () => appState.set({ selectedLastUrlKeyInDashboard: 'statistics' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$123.45')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/statistics');
  },
};

export const BelowZero: Story = {
  args: { projects: { ...loaded, value: [projectFixture({ usageCommitment: 'PAYG', balance: -240 })] } },
};
export const ProjectsLoading: Story = { args: { projects: { value: undefined, failed: false, retry: fn() } } };
export const NoProjects: Story = { args: { projects: { ...loaded, value: [] } } };
export const ProjectsFailed: Story = {
  args: { projects: { value: undefined, failed: true, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.projects.retry).toHaveBeenCalledOnce();
  },
};
export const SigningOut: Story = { args: { signingOut: true } };
export const LongNames: Story = {
  args: {
    user: userFixture({ firstName: 'Wolfeschlegelsteinhausenbergerdorff-Wellington' }),
    projects: { ...loaded, value: [projectFixture({ name: 'A production environment with an unusually long project name' })] },
  },
  globals: { viewport: { value: 'small' } },
};
/** Users without a name are shown by their full address. */
export const WithoutAName: Story = {
  args: { user: userFixture({ firstName: null, lastName: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('grace@example.com')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

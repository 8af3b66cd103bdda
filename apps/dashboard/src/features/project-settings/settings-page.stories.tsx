import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertFixture, projectFixture } from '@onepoint/testing/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { draftStore } from './settings-drafts.ts';
import { SettingsPage } from './settings-page.tsx';

const meta = {
  title: 'Screens/Settings',
  component: SettingsPage,
  decorators: [asScreen],
  args: { autoTopUpPath: '/dashboard/payments#auto-top-up', onLeave: () => {}, onDelete: () => {} },
  beforeEach: () => () => draftStore.clear(),
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fresh = projectFixture({ usageCommitment: 'PAYG', balance: 9_871 });
const { id, spendLimit, alerts } = fresh;
const set = projectFixture({
  ...fresh,
  spendLimit: { ...spendLimit, amount: 5_000, spent: '42.10007644' },
  alerts: { ...alerts, lowBalance: 2_000, runwayDays: 7 },
});
const seen = { acknowledgedAt: '2026-03-20T08:10:00.000Z', acknowledgedBy: { id: 'user_1', displayName: 'Grace', imageUrl: null } };
const history = [
  alertFixture({ id: 'alt_3', kind: 'spend', threshold: 80, value: 4_002, limit: 5_000 }),
  alertFixture({ id: 'alt_2', kind: 'runway', threshold: 7, value: 6, isAcknowledged: true, ...seen }),
  alertFixture({ id: 'alt_1', resolvedAt: '2026-03-21T11:30:00.000Z' }),
];
const state = { projects: [set], alerts: { [id]: history } };

export const Owner: Story = { parameters: screenParameters({ project: set, state }) };

export const NothingSet: Story = { parameters: screenParameters({ project: fresh, state: { projects: [fresh] } }) };

export const LimitReached: Story = {
  parameters: screenParameters({
    project: projectFixture({ ...set, spendLimit: { ...set.spendLimit, spent: '50.00', isReached: true } }),
    state,
  }),
};

export const Unsaved: Story = {
  parameters: screenParameters({ project: fresh, state: { projects: [fresh] } }),
  play: async () => {
    const limit = within(await screen.findByRole('form', { name: 'Spend limit' }));
    await userEvent.click(limit.getByRole('switch', { name: 'Set a monthly spend limit' }));
    await expect(await limit.findByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};

export const SavedElsewhereMeanwhile: Story = {
  parameters: screenParameters({ project: set, state }),
  beforeEach: () => {
    draftStore.set(`${id} name`, { name: { base: 'What it was', value: 'Mine' } });
    draftStore.set(`${id} alerts`, { lowBalance: { base: 500, value: 900 }, runwayDays: { base: null, value: 3 } });
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Updated elsewhere')).toHaveLength(2));
  },
};

export const Viewer: Story = {
  parameters: screenParameters({ project: projectFixture({ ...set, role: 'viewer' }), state }),
};

export const Loading: Story = { parameters: screenParameters({ project: set, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project: set, api: 'refusing' }) };

const longName = 'A project with a name that someone wrote out in full, as people do';

export const LongTextOnASmallPhone: Story = {
  parameters: screenParameters({ project: projectFixture({ ...set, name: longName }), state }),
  globals: { viewport: { value: 'small' } },
};

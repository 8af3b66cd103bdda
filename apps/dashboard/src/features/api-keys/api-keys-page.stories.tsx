import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ApiKeysPage } from './api-keys-page.tsx';
import { screenPaths } from './testing/screen-paths.ts';

const meta = {
  title: 'Screens/API keys',
  component: ApiKeysPage,
  decorators: [asScreen],
  args: { paths: screenPaths },
} satisfies Meta<typeof ApiKeysPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const keys = [
  apiKeyFixture({ id: 'key_new', name: 'Build server', lastUsedAt: null, requestsToday: 0 }),
  apiKeyFixture(),
  apiKeyFixture({
    id: 'key_paused',
    name: 'Indexer of the archive in the second region, kept for the audit',
    status: 'paused',
    requestsToday: 3,
  }),
];
const state = { projects: [project], apiKeys: { [project.id]: keys } };

export const Keys: Story = { parameters: screenParameters({ project, state }) };

/** One menu per key, which also works by keyboard. */
export const MenuOfAKey: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    const menu = await screen.findByRole('button', { name: 'Actions for Production server' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Rename',
      'Limits & security',
      'Rotate',
      'Pause',
      'Delete',
    ]);
  },
};

export const MenuOnAPhone: Story = { ...MenuOfAKey, globals: { viewport: { value: 'phone' } } };

export const KeysOnASmallPhone: Story = { parameters: screenParameters({ project, state }), globals: { viewport: { value: 'small' } } };

const limits = { requestsPerSecond: null, computeUnitsPerDay: 300_000, computeUnitsPerMonth: null };
const many = Array.from({ length: 12 }, (_, index) =>
  apiKeyFixture({
    id: `key_${index}`,
    name: `Server ${index + 1}`,
    ...(index < 3 ? { limits: { ...limits, computeUnitsPerDay: 300_000 * (index + 1) } } : {}),
  }),
);
const manyState = { projects: [project], apiKeys: { [project.id]: many } };

export const ManyNearTheirLimits: Story = {
  parameters: screenParameters({ project, state: manyState }),
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: 'Search API keys' })).toBeVisible();
  },
};

export const NothingFoundOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: screenParameters({ project, state: manyState }),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search API keys' }), 'nobody');
    await expect(await screen.findByText('No matching keys')).toBeVisible();
  },
};

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const ReadOnly: Story = { parameters: screenParameters({ project: { ...project, role: 'viewer' }, state }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

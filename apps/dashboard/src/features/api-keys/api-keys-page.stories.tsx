import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ApiKeysPage } from './api-keys-page.tsx';

const meta = {
  title: 'Screens/API keys',
  component: ApiKeysPage,
  decorators: [asScreen],
  args: { apiKeyPath: (id) => `/dashboard/private-key/${id}` },
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

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const ReadOnly: Story = { parameters: screenParameters({ project: { ...project, role: 'viewer' }, state }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

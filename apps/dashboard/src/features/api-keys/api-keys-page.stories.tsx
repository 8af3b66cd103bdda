import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { ScreenStory } from '../../test/screen-story.tsx';
import { ApiKeysPage } from './api-keys-page.tsx';

const meta = {
  title: 'Screens/API keys',
  component: ApiKeysPage,
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

export const Keys: Story = {
  render: (args) => (
    <ScreenStory project={project} state={state}>
      <ApiKeysPage {...args} />
    </ScreenStory>
  ),
};

export const Empty: Story = {
  render: (args) => (
    <ScreenStory project={project} state={{ projects: [project] }}>
      <ApiKeysPage {...args} />
    </ScreenStory>
  ),
};

export const ReadOnly: Story = {
  render: (args) => (
    <ScreenStory project={{ ...project, role: 'viewer' }} state={state}>
      <ApiKeysPage {...args} />
    </ScreenStory>
  ),
};

export const Loading: Story = {
  render: (args) => (
    <ScreenStory project={project} api="silent">
      <ApiKeysPage {...args} />
    </ScreenStory>
  ),
};

export const Failed: Story = {
  render: (args) => (
    <ScreenStory project={project} api="refusing">
      <ApiKeysPage {...args} />
    </ScreenStory>
  ),
};

import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../test/screen-story.tsx';
import { ApiKeyPage } from './api-key-page.tsx';

const meta = {
  title: 'Screens/API key',
  component: ApiKeyPage,
  args: { apiKeyId: 'key_story', apiKeysPath: '/dashboard', onDeleted: () => {}, children: null },
} satisfies Meta<typeof ApiKeyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const long = { name: 'Indexer of the archive in the second region, kept for the audit', status: 'paused' } as const;
const stateOf = (fields: Parameters<typeof apiKeyFixture>[0]) => ({
  projects: [project],
  apiKeys: { [project.id]: [apiKeyFixture({ id: 'key_story', ...fields })] },
});

export const Active: Story = {
  render: (args) => (
    <ScreenStory project={project} state={stateOf({})}>
      <ApiKeyPage {...args} />
    </ScreenStory>
  ),
};

export const PausedOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <ScreenStory project={project} state={stateOf(long)}>
      <ApiKeyPage {...args} />
    </ScreenStory>
  ),
};

export const ReadOnly: Story = {
  render: (args) => (
    <ScreenStory project={{ ...project, role: 'viewer' }} state={stateOf({})}>
      <ApiKeyPage {...args} />
    </ScreenStory>
  ),
};

export const Gone: Story = {
  render: (args) => (
    <ScreenStory project={project} state={{ projects: [project] }}>
      <ApiKeyPage {...args} />
    </ScreenStory>
  ),
};

export const Loading: Story = {
  render: (args) => (
    <ScreenStory project={project} api="silent">
      <ApiKeyPage {...args} />
    </ScreenStory>
  ),
};

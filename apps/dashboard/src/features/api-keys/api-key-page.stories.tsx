import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ApiKeyPage } from './api-key-page.tsx';

const meta = {
  title: 'Screens/API key',
  component: ApiKeyPage,
  decorators: [asScreen],
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

export const Active: Story = { parameters: screenParameters({ project, state: stateOf({}) }) };

export const PausedOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: screenParameters({ project, state: stateOf(long) }),
};

export const ReadOnly: Story = { parameters: screenParameters({ project: { ...project, role: 'viewer' }, state: stateOf({}) }) };

export const Gone: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { ScreenStory } from '../../test/screen-story.tsx';
import { MyProjectsPage } from './my-projects-page.tsx';

const meta = {
  title: 'Screens/My projects',
  component: MyProjectsPage,
  args: { openPath: '/dashboard', onCreated: () => {} },
} satisfies Meta<typeof MyProjectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const projects = [
  projectFixture(),
  projectFixture({ id: 'proj_2', name: 'Payments', usageCommitment: 'PAYG', balance: 10_000, role: 'admin' }),
  projectFixture({ id: 'proj_3', name: 'A project with a name that somebody wrote out in full', role: 'viewer', balance: -12 }),
];
const state = { projects, apiKeys: { proj_2: [apiKeyFixture()] } };

export const Projects: Story = {
  render: (args) => (
    <ScreenStory state={state}>
      <MyProjectsPage {...args} />
    </ScreenStory>
  ),
};

export const Empty: Story = {
  render: (args) => (
    <ScreenStory>
      <MyProjectsPage {...args} />
    </ScreenStory>
  ),
};

export const Loading: Story = {
  render: (args) => (
    <ScreenStory api="silent">
      <MyProjectsPage {...args} />
    </ScreenStory>
  ),
};

export const Failed: Story = {
  render: (args) => (
    <ScreenStory api="refusing">
      <MyProjectsPage {...args} />
    </ScreenStory>
  ),
};

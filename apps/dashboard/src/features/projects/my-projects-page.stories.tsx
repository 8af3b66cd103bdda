import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { MyProjectsPage } from './my-projects-page.tsx';

const meta = {
  title: 'Screens/My projects',
  component: MyProjectsPage,
  decorators: [asScreen],
  args: { openPath: '/dashboard', onCreated: () => {} },
} satisfies Meta<typeof MyProjectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const projects = [
  projectFixture(),
  projectFixture({ id: 'proj_2', name: 'Payments', usageCommitment: 'PAYG', balance: 10_000, role: 'admin' }),
  projectFixture({ id: 'proj_3', name: 'A project with a name that someone wrote out in full', role: 'viewer', balance: -12 }),
];
const state = { projects, apiKeys: { proj_2: [apiKeyFixture()] } };

export const Projects: Story = { parameters: screenParameters({ state }) };

export const Empty: Story = {};

export const Loading: Story = { parameters: screenParameters({ api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ api: 'refusing' }) };

import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { FirstProject } from './first-project.tsx';
import { MyProjectsPage } from './my-projects-page.tsx';

const meta = {
  title: 'Screens/First project',
  component: FirstProject,
  decorators: [asScreen],
  args: { onCreated: () => {}, children: <MyProjectsPage openPath="/dashboard" onCreated={() => {}} /> },
} satisfies Meta<typeof FirstProject>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SettingUp: Story = {
  parameters: screenParameters({
    overrides: [mockCall(storyApiUrl, contract.createFirstProject, () => new Promise<never>(() => {}))],
  }),
  play: async () => {
    await expect(await screen.findByText('Setting up your first project…')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: screenParameters({
    overrides: [
      mockCall(storyApiUrl, contract.createFirstProject, () => {
        throw new ApiRefusal('INTERNAL');
      }),
    ],
  }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t set up your first project')).toBeVisible();
    await expect(screen.getByText('Create your first project')).toBeVisible();
  },
};

/** Users who get no first project see the page. */
export const NotNeeded: Story = {
  play: async () => {
    await expect(await screen.findByText('Create your first project')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { projectFixture } from '@onepoint/testing/api';
import { ScreenStory } from '../../test/screen-story.tsx';
import { SettingsPage } from './settings-page.tsx';

const meta = { title: 'Screens/Settings', component: SettingsPage, args: { onDeleted: () => {} } } satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  render: (args) => (
    <ScreenStory project={projectFixture()}>
      <SettingsPage {...args} />
    </ScreenStory>
  ),
};

export const Viewer: Story = {
  render: (args) => (
    <ScreenStory project={projectFixture({ role: 'viewer' })}>
      <SettingsPage {...args} />
    </ScreenStory>
  ),
};

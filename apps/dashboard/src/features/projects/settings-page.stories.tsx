import type { Meta, StoryObj } from '@storybook/react-vite';
import { projectFixture } from '@onepoint/testing/api';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { SettingsPage } from './settings-page.tsx';

const meta = { title: 'Screens/Settings', component: SettingsPage, decorators: [asScreen], args: { onDeleted: () => {} } } satisfies Meta<
  typeof SettingsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = { parameters: screenParameters({ project: projectFixture() }) };

export const Viewer: Story = { parameters: screenParameters({ project: projectFixture({ role: 'viewer' }) }) };

import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../../test/screen-story.tsx';
import { Composer } from './composer.tsx';

const project = projectFixture({ usageCommitment: 'PAYG' });
const state = { projects: [project] };

const meta = {
  title: 'Parts/Request of an API key',
  component: Composer,
  decorators: [asScreen],
  args: { apiKey: apiKeyFixture({ id: 'key_story' }) },
  parameters: screenParameters({ project, state }),
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

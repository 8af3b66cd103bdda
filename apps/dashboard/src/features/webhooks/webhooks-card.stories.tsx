import { projectFixture, webhookFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

const project = projectFixture();
const at = '2026-03-20T08:05:00.000Z';
const webhooks = [
  webhookFixture(),
  webhookFixture({ id: 'wh_2', url: 'https://ops.example.com/hooks', description: '', events: null, failingSince: at }),
  webhookFixture({ id: 'wh_3', description: 'Old billing service', isEnabled: false }),
  webhookFixture({
    id: 'wh_4',
    url: `https://a-rather-long-host-name.internal.example.com/hooks/${'onepoint'.repeat(6)}`,
    description: 'Old endpoint of the archive’s indexer, kept until its migration ends',
    isEnabled: false,
    autoDisabledAt: at,
    failingSince: at,
  }),
];
const state = { projects: [project], webhooks: { [project.id]: webhooks } };

const meta = {
  title: 'Screens/Webhooks',
  component: WebhooksCard,
  decorators: [asScreen],
  args: { projectId: project.id, webhookPath: (id) => `/dashboard/settings/webhooks/${id}` },
} satisfies Meta<typeof WebhooksCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { parameters: screenParameters({ project, state }) };

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { ...Several, globals: { viewport: { value: 'small' } } };

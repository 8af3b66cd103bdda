import { projectFixture, providerFixture, statisticsFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ProviderStatisticsPage } from './provider-statistics-page.tsx';

const project = projectFixture({ name: 'Node runners', isProvider: true });
const providers = { [project.id]: [providerFixture(), providerFixture({ id: 'prov_2', name: 'Helsinki', chain: 'ethereum' })] };
const requests = Array.from({ length: 60 }, (_, minute) => 40 + Math.round(20 * Math.sin(minute / 7)));
const served = { chain: 'base', method: 'eth_call', requests, errorRate: 0.05, errorStatus: 'upstreamFailed' } as const;
const statistics = statisticsFixture({ series: [served, { ...served, chain: 'ethereum', errorRate: 0 }] });
const state = { projects: [project], providers, statistics };

const meta = {
  title: 'Screens/Provider statistics',
  component: ProviderStatisticsPage,
  decorators: [asScreen],
} satisfies Meta<typeof ProviderStatisticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = { parameters: screenParameters({ project, state }) };

export const OneNode: Story = { parameters: screenParameters({ project, state, path: '/?provider=prov_2&range=7d' }) };

export const NothingServed: Story = { parameters: screenParameters({ project, state: { ...state, statistics: statisticsFixture() } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { ...ADay, globals: { viewport: { value: 'small' } } };

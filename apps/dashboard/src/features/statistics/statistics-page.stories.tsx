import type { Meta, StoryObj } from '@storybook/react-vite';
import { projectFixture, statisticsFixture } from '@onepoint/testing/api';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { StatisticsPage } from './statistics-page.tsx';

const meta = { title: 'Screens/Statistics', component: StatisticsPage, decorators: [asScreen] } satisfies Meta<typeof StatisticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture({
  usageCommitment: 'PAYG',
  balance: 9_871,
  accruedUsage: { computeUnits: 6_094, cost: '0.00237666' },
});
const wave = (buckets: number, height: number): number[] =>
  Array.from({ length: buckets }, (_, bucket) => Math.round(height * (1 + 0.4 * Math.sin(bucket / 7 + height))));

const series = [
  { chain: 'ethereum', method: 'eth_call', requests: wave(60, 900), errorRate: 0.0004, computeUnits: 26 },
  { chain: 'ethereum', method: 'eth_getLogs', requests: wave(60, 220), computeUnits: 60 },
  { chain: 'base', method: 'eth_blockNumber', requests: wave(60, 480), computeUnits: 10 },
  { chain: 'polygon', method: 'eth_getBalance', requests: wave(60, 160), errorRate: 0.01 },
];
const state = { projects: [project], statistics: statisticsFixture({ series, cost: '0.81340272' }) };

export const Traffic: Story = { parameters: screenParameters({ project, state }) };

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

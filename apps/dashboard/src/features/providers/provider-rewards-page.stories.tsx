import { projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ProviderRewardsPage } from './provider-rewards-page.tsx';

const project = projectFixture({ name: 'Node runners', isProvider: true });
const months = [
  { month: '2026-03', requests: 1_840_200, computeUnits: 36_804_000, earned: '4.41648' },
  { month: '2026-02', requests: 902, computeUnits: 18_040, earned: '0.0021648' },
];
const state = { projects: [project], providerRewards: { [project.id]: months } };

const meta = {
  title: 'Screens/Provider rewards',
  component: ProviderRewardsPage,
  decorators: [asScreen],
} satisfies Meta<typeof ProviderRewardsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMonths: Story = { parameters: screenParameters({ project, state }) };

export const NoneYet: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { ...TwoMonths, globals: { viewport: { value: 'small' } } };

import { earningReferralsFixture, projectFixture, referralRewardFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ReferralsPage } from './referrals-page.tsx';

const project = projectFixture();
const viewer = projectFixture({ role: 'viewer' });
const reward = (index: number) => referralRewardFixture({ id: `led_${String(index)}`, amount: 986 + index, deposit: 9_860 + index * 10 });
const state = {
  projects: [project],
  referrals: { [project.id]: earningReferralsFixture() },
  referralRewards: { [project.id]: [referralRewardFixture({ amount: 2_386, deposit: 23_860 }), reward(1)] },
};

const meta = {
  title: 'Screens/Referrals',
  component: ReferralsPage,
  decorators: [asScreen],
  args: { linkOf: (code) => `https://onepoint.example.com/?ref=${code}`, partnersPath: '/' },
} satisfies Meta<typeof ReferralsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Earning: Story = { parameters: screenParameters({ project, state }) };

export const NobodyYet: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const ManyRewards: Story = {
  parameters: screenParameters({
    project,
    state: { ...state, referralRewards: { [project.id]: Array.from({ length: 45 }, (_, index) => reward(index)) } },
  }),
};

export const Viewer: Story = { parameters: screenParameters({ project: viewer, state: { projects: [viewer] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const LongText: Story = {
  ...Earning,
  args: { linkOf: (code) => `https://a-domain-that-is-much-longer-than-most-domains-are.example.com/?ref=${code}`, partnersPath: '/' },
};

export const OnASmallPhone: Story = { ...Earning, globals: { viewport: { value: 'small' } } };

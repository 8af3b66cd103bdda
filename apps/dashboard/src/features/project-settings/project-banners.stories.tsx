import type { Meta, StoryObj } from '@storybook/react-vite';
import { openAlertFixture, projectFixture } from '@onepoint/testing/api';
import { asScreen } from '../../test/screen-story.tsx';
import { ProjectBanners } from './project-banners.tsx';

const { spendLimit, alerts } = projectFixture();
const reached = { ...spendLimit, amount: 5_000, spent: '50.00', isReached: true };
const open = [
  openAlertFixture(),
  openAlertFixture({ id: 'alt_2', kind: 'spend', threshold: 80, value: 4_002, limit: 5_000 }),
  openAlertFixture({ id: 'alt_3', kind: 'runway', threshold: 7, value: 1 }),
];

const meta = {
  title: 'Screens/Settings/Banners',
  component: ProjectBanners,
  decorators: [asScreen],
  args: { project: projectFixture({ alerts: { ...alerts, open } }), settingsPath: '/settings', paymentsPath: '/payments' },
} satisfies Meta<typeof ProjectBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAlerts: Story = {};

export const CallsAreRefused: Story = {
  args: { project: projectFixture({ usageCommitment: 'PAYG', balance: 0, spendLimit: reached }) },
};

export const RoleMayNotAcknowledge: Story = { args: { project: projectFixture({ role: 'viewer', alerts: { ...alerts, open } }) } };

export const OnASmallPhone: Story = {
  args: { project: projectFixture({ spendLimit: reached, alerts: { ...alerts, open } }) },
  globals: { viewport: { value: 'small' } },
};

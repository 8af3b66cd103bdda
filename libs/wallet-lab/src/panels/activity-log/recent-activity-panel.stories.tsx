import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeLab, fillLog } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';

const meta = { title: 'Wallet lab/Recent activity panel', component: RecentActivityPanel } satisfies Meta<typeof RecentActivityPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <FakeLab>
      <RecentActivityPanel />
    </FakeLab>
  ),
};

export const Filled: Story = {
  render: () => (
    <FakeLab lab={fillLog(createFakeLab())}>
      <RecentActivityPanel />
    </FakeLab>
  ),
};

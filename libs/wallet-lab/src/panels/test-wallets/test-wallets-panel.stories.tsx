import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { TestWalletsPanel } from './test-wallets-panel.tsx';

const meta = {
  title: 'Wallet lab/Test wallets panel',
  component: TestWalletsPanel,
  render: (args) => (
    <FakeLab>
      <TestWalletsPanel {...args} />
    </FakeLab>
  ),
} satisfies Meta<typeof TestWalletsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneStarted: Story = {};

export const Complete: Story = { args: { isComplete: true } };

export const SomeStarted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Approves everything' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Rejects everything' }));
    await canvas.findAllByText('Started');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

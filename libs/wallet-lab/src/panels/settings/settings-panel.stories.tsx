import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const meta = {
  title: 'Wallet lab/Settings panel',
  component: SettingsPanel,
  render: () => (
    <FakeLab>
      <SettingsPanel />
    </FakeLab>
  ),
} satisfies Meta<typeof SettingsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText('Gateway'), 'rpc.example'),
};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

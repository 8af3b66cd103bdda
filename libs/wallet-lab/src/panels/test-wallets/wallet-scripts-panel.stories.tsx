import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeLab, type FakeLab as Lab } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { WalletScriptsPanel } from './wallet-scripts-panel.tsx';

const withWallet = async (): Promise<Lab> => {
  const lab = createFakeLab();
  await lab.testWallets.start('good');
  lab.testWallets.getStarted()[0]?.wallet.script({ method: 'personal_sign', reply: { kind: 'reject' } });
  return lab;
};

const meta = {
  title: 'Wallet lab/Wallet scripts panel',
  component: WalletScriptsPanel,
} satisfies Meta<typeof WalletScriptsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const running: Story = {
  loaders: [async () => ({ lab: await withWallet() })],
  render: (_args, { loaded }) => (
    <FakeLab lab={loaded['lab'] as Lab}>
      <WalletScriptsPanel />
    </FakeLab>
  ),
};

export const NoneRunning: Story = {
  render: () => (
    <FakeLab>
      <WalletScriptsPanel />
    </FakeLab>
  ),
};

export const Running = running;

export const Narrow: Story = { ...running, globals: { viewport: { value: 'small' } } };

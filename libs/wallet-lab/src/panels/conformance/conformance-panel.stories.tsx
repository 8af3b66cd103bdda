import { fakeWalletPresets, type FakeWalletOptions } from '@onepoint/fake-wallets';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ConformancePanel } from './conformance-panel.tsx';

interface Args {
  wallets: readonly FakeWalletOptions[];
}

const meta = {
  title: 'Wallet lab/Conformance panel',
  args: { wallets: [fakeWalletPresets.good] },
  render: ({ wallets }) => (
    <FakeLab wallets={wallets} place={{ section: 'conformance' }}>
      <ConformancePanel />
    </FakeLab>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const run = async ({ canvas, userEvent }: StoryContext<Args>): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Run tests' }));
};

export const NoWallet: Story = { args: { wallets: [] } };

export const Ready: Story = {};

export const Running: Story = {
  args: { wallets: [{ ...fakeWalletPresets.good, behavior: { answerDelayMs: 3_600_000 } }] },
  play: async (context) => {
    await run(context);
    await context.canvas.findByRole('button', { name: 'Cancel' });
  },
};

export const Conformant: Story = {
  play: async (context) => {
    await run(context);
    await context.canvas.findByRole('heading', { name: /passed/ });
  },
};

export const NotConformant: Story = {
  args: { wallets: [fakeWalletPresets.withoutRemoveListener] },
  play: async (context) => {
    await run(context);
    await context.canvas.findByRole('heading', { name: /passed/ });
  },
};

export const Narrow: Story = { ...Conformant, globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTestWallets, type TestWallets } from '../../shared/test-wallets.ts';
import { FakePlayground } from '../../testing/fake-playground.tsx';
import { TestWalletsPanel } from './test-wallets-panel.tsx';

const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
};

const create = (): TestWallets => createTestWallets({ window, storage: memory(), rpcUrls: {} });

const meta = {
  title: 'Playground/Test wallets panel',
  component: TestWalletsPanel,
  args: { testWallets: create(), onStopped: () => undefined },
  render: (args) => (
    <FakePlayground>
      <TestWalletsPanel {...args} />
    </FakePlayground>
  ),
} satisfies Meta<typeof TestWalletsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneStarted: Story = {};

export const SomeStarted: Story = {
  args: { testWallets: create() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Agrees' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Says no' }));
  },
};

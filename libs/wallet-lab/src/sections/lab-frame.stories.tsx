import { fakeWalletPresets, type FakeWalletOptions } from '@onepoint/fake-wallets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LabSectionId } from '../lab/lab-navigation.tsx';
import { FakeLab } from '../testing/fake-lab.tsx';
import { LabFrame } from './lab-frame.tsx';

interface Args {
  section: LabSectionId;
  wallets: readonly FakeWalletOptions[];
}

const meta = {
  title: 'Wallet lab/Frame',
  args: { section: 'connect', wallets: [{ ...fakeWalletPresets.good, isAuthorized: true }] },
  render: ({ section, wallets }) => (
    <FakeLab wallets={wallets} place={{ section }}>
      <LabFrame />
    </FakeLab>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Connect: Story = {};

export const WithoutWallets: Story = {
  args: { wallets: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('You don’t have any connectors');
  },
};

export const Methods: Story = { args: { section: 'methods' } };

export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Errors' }));
    await expect(await canvas.findByRole('heading', { name: 'Errors' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ErrorGalleryPanel } from './error-gallery-panel.tsx';

const meta = {
  title: 'Wallet lab/Error gallery panel',
  component: ErrorGalleryPanel,
  render: () => (
    <FakeLab place={{ section: 'errors' }}>
      <ErrorGalleryPanel />
    </FakeLab>
  ),
} satisfies Meta<typeof ErrorGalleryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Provoked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trigger WALLET_USER_REJECTED' }));
    await canvas.findByRole('alert');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { MethodMenu } from './methods-section.tsx';

const meta = {
  title: 'Wallet lab/Method menu',
  component: MethodMenu,
  args: { current: 'sendTransaction' },
  render: (args) => (
    <FakeLab place={{ section: 'methods' }}>
      <MethodMenu {...args} />
    </FakeLab>
  ),
} satisfies Meta<typeof MethodMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'small' } } };

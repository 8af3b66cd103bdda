import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { MethodResult } from './method-result.tsx';

const request = { method: 'eth_getCode', params: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'latest'] };

const meta = {
  title: 'Wallet lab/Method result',
  component: MethodResult,
  args: { methodId: 'delegation', wallet: undefined, sent: { request, answer: '0x', durationMs: 12 } },
  decorators: [
    (Result) => (
      <FakeLab place={{ section: 'methods', item: 'delegation' }}>
        <Result />
      </FakeLab>
    ),
  ],
} satisfies Meta<typeof MethodResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrdinaryAccount: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Not a smart account: this address has no code.');
  },
};

/** An account that delegates to other code (EIP-7702). */
export const SmartAccount: Story = {
  args: { sent: { request, answer: '0xef01004e59b44847b379578588920ca78fbf26c0b4956c', durationMs: 12 } },
  play: async ({ canvas }) => {
    await canvas.findByText('Smart account: runs the code at 0x4e59b44847b379578588920cA78FbF26c0B4956C.');
  },
};

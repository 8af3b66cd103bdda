import { createWalletLog, type WalletLog } from '@onepoint/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakePlayground } from '../../testing/fake-playground.tsx';
import { ActivityLogPanel } from './activity-log-panel.tsx';

const filled = (): WalletLog => {
  const log = createWalletLog();
  const wallet = 'Test wallet';
  log.startRequest({ wallet, method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })('result', []);
  log.addEvent({ wallet, event: 'accountsChanged', data: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] });
  log.startRequest({ wallet, method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })('error', {
    code: 4902,
    message: 'Unrecognized chain ID "0x2105". Try adding the chain using wallet_addEthereumChain first.',
  });
  log.startRequest({ wallet, method: 'personal_sign', params: ['0x48656c6c6f', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] });
  return log;
};

const meta = {
  title: 'Playground/Activity log panel',
  component: ActivityLogPanel,
  args: { log: createWalletLog() },
  render: (args) => (
    <FakePlayground>
      <ActivityLogPanel {...args} />
    </FakePlayground>
  ),
} satisfies Meta<typeof ActivityLogPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EveryKind: Story = { args: { log: filled() } };

export const Opened: Story = {
  args: { log: filled() },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('wallet_switchEthereumChain')),
};

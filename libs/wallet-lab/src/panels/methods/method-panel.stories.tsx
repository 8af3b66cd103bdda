import { fakeWalletPresets, type FakeWalletOptions } from '@onepoint/fake-wallets';
import { findWalletMethod, type WalletMethodId } from '@onepoint/wallet/methods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { MethodPanel } from './method-panel.tsx';

interface Args {
  id: WalletMethodId;
  wallet: FakeWalletOptions | undefined;
  search?: Readonly<Record<string, string>>;
}

const good: FakeWalletOptions = { ...fakeWalletPresets.good, isAuthorized: true };

const meta = {
  title: 'Wallet lab/Method panel',
  args: { wallet: good },
  render: ({ id, wallet, search = {} }) => {
    const method = findWalletMethod(id);
    return (
      <FakeLab wallets={wallet === undefined ? [] : [wallet]} place={{ section: 'methods', item: id, search }}>
        {method === undefined ? null : <MethodPanel method={method} />}
      </FakeLab>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Waits for the connection, which puts the account into the request. */
const send = async (canvas: Canvas, userEvent: User): Promise<void> => {
  await canvas.findAllByText(/0xf39Fd6|0x70997/);
  await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
};

export const Default: Story = { args: { id: 'personalSign' } };

export const Signed: Story = {
  args: { id: 'personalSign' },
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await canvas.findByText(/^Signed by 0xf39Fd6/);
  },
};

export const Declined: Story = {
  args: { id: 'personalSign', wallet: { ...fakeWalletPresets.rejecting, isAuthorized: true } },
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await canvas.findByRole('alert');
  },
};

export const Waiting: Story = {
  args: { id: 'personalSign', wallet: { ...good, behavior: { neverAnswers: ['personal_sign'] } } },
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await canvas.findByRole('button', { name: /Waiting for the wallet/ });
  },
};

export const TypedData: Story = { args: { id: 'signTypedData' } };

export const Transaction: Story = { args: { id: 'sendTransaction' } };

export const MainnetWarning: Story = {
  args: { id: 'sendTransaction', search: { value: '0.5' } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await send(canvas, userEvent);
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Send on Ethereum?' });
  },
};

export const Invalid: Story = { args: { id: 'erc20Transfer', search: { contract: '0x12', units: 'many' } } };

export const Dangerous: Story = { args: { id: 'raw', search: { method: 'eth_sign', params: '["0x", "0x"]' } } };

export const WithoutWallet: Story = { args: { id: 'sendCalls', wallet: undefined } };

export const LongText: Story = { args: { id: 'personalSign', search: { message: 'Ein sehr langer Text ohne Ende. '.repeat(40) } } };

export const Narrow: Story = { args: { id: 'signTypedData' }, globals: { viewport: { value: 'small' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { RemoteWalletPanel } from './remote-wallet-panel.tsx';

const meta = {
  title: 'Wallet lab/Remote wallet panel',
  component: RemoteWalletPanel,
  render: () => (
    <FakeLab>
      <RemoteWalletPanel />
    </FakeLab>
  ),
} satisfies Meta<typeof RemoteWalletPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const start: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Start test phone' }));
  await canvas.findByRole('region', { name: 'Phone' });
};
const pair: Play = async (context) => {
  const { canvas, userEvent } = context;
  await start(context);
  const connect = await canvas.findByRole('button', { name: 'Connect' });
  // Enabled once the page has discovered the wallet.
  await waitFor(() => expect(connect).toBeEnabled());
  await userEvent.click(connect);
  await canvas.findByRole('img', { name: 'Pairing code' });
};
const scan: Play = async (context) => {
  await pair(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Scan code' }));
  await context.canvas.findByText('This page wants to see your accounts.');
};

export const NotStarted: Story = {};

export const Unpaired: Story = { play: start };

export const Pairing: Story = { play: pair };

export const WrongCode: Story = {
  play: async (context) => {
    await pair(context);
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: 'Pairing URI' }), 'wc:1');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Pair' }));
    await context.canvas.findByText('This code isn’t valid or has expired.');
  },
};

export const Proposed: Story = { play: scan };

export const Rejected: Story = {
  play: async (context) => {
    await scan(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Reject' }));
    await context.canvas.findByText('The phone rejected the connection.');
    await context.canvas.findByRole('alert');
  },
};

export const Connected: Story = {
  play: async (context) => {
    await scan(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Approve' }));
    const page = within(context.canvas.getByRole('region', { name: 'This page' }));
    await page.findByRole('button', { name: 'Disconnect' });
  },
};

export const RelayOffline: Story = {
  play: async (context) => {
    await Connected.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('switch', { name: 'Relay offline' }));
    await context.canvas.findByText('Requests and events wait until the relay is back.');
  },
};

export const Narrow: Story = { play: pair, globals: { viewport: { value: 'small' } } };

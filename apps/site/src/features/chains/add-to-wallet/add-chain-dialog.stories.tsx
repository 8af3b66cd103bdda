import { getServiceChain } from '@onepoint/chains';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { AddChainDialog } from './add-chain-dialog.tsx';

/** Announces a wallet while the story is shown. */
const withWallet = (answer: () => Promise<unknown>) => () => {
  // Complete, as EIP-6963 requires.
  const info = { uuid: 'test', name: 'Test Wallet', icon: 'data:image/svg+xml,', rdns: 'test.wallet' };
  const detail = { info, provider: { request: answer } };
  const controller = new AbortController();
  window.addEventListener(
    'eip6963:requestProvider',
    () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    controller,
  );
  return () => controller.abort();
};

const meta = {
  title: 'Screens/Site/AddChainDialog',
  component: AddChainDialog,
  decorators: [withPage],
  args: { chain: getServiceChain('polygon'), origin: 'https://onepoint.example', onClose: fn() },
} satisfies Meta<typeof AddChainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Test Wallet' }));

export const NoWallet: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No wallet detected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Added: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  beforeEach: withWallet(() => Promise.resolve(null)),
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await expect(await within(canvasElement).findByText('Polygon added to your wallet')).toBeVisible();
  },
};

export const Declined: Story = {
  beforeEach: withWallet(() => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))),
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await expect(await within(canvasElement).findByText('Not added')).toBeVisible();
  },
};

export const FailedWithAWordOfTheWallet: Story = {
  beforeEach: withWallet(() => Promise.reject(Object.assign(new Error('Chain id does not match'), { code: -32_602 }))),
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Wallet error: Chain id does not match');
  },
};

export const WaitingForTheReaderOnASmallPhone: Story = {
  beforeEach: withWallet(() => new Promise(() => undefined)),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    const [waiting] = await within(canvasElement).findAllByText('Confirm in your wallet');
    await expect(waiting).toBeVisible();
  },
};

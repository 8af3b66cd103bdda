import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { wellKnownPrivateKeys } from '@onepoint/fake-wallets';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ConnectionPanel } from './connection-panel.tsx';

const show = (wallets: Parameters<typeof FakeLab>[0]['wallets'] = []) =>
  render(
    <FakeLab wallets={wallets}>
      <ConnectionPanel />
    </FakeLab>,
  );

const now = () => screen.getByText(/^Current: /).textContent;

it('shows how to connect while disconnected', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'No wallet connected' })).toBeDefined();
  expect(now()).toBe('Current: Disconnected');
});

it('shows account, wallet and chain of a restored connection', async () => {
  show([{ name: 'Old friend', isAuthorized: true, chainId: 137 }]);
  expect(await screen.findByText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBeDefined();
  expect(screen.getByText('Old friend')).toBeDefined();
  expect(now()).toBe('Current: Connected');
  expect(screen.getByText(/^Last: (Connecting|Reconnecting) to Connected/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Polygon/ }).getAttribute('aria-current')).toBe('true');
});

it('shows the id of an unsupported chain', async () => {
  show([{ isAuthorized: true, chainId: 56 }]);
  expect(await screen.findByText('Chain 56 (unsupported)')).toBeDefined();
});

it('switches to the selected chain', async () => {
  show([{ isAuthorized: true, knownChainIds: [1, 10] }]);
  await userEvent.click(await screen.findByRole('button', { name: /^OP Mainnet/ }));
  expect(await screen.findByRole('button', { name: /^OP Mainnet/, current: true })).toBeDefined();
});

it('shows that the user rejected the switch', async () => {
  show([{ isAuthorized: true, behavior: { rejects: ['wallet_switchEthereumChain'] } }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Base/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t switch chains');
  expect(screen.getByRole('button', { name: /^Ethereum/ }).getAttribute('aria-current')).toBe('true');
});

it('disconnects', async () => {
  show([{ isAuthorized: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('heading', { name: 'No wallet connected' })).toBeDefined();
});

it('lists several connections, switches between them, and disconnects one', async () => {
  show([
    { name: 'One', rdns: 'com.one', isAuthorized: true },
    { name: 'Two', rdns: 'com.two', isAuthorized: true, privateKey: wellKnownPrivateKeys[1] },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Make current' }));
  const left = (await screen.findByRole('button', { name: 'Make current' })).getAttribute('title') ?? '';
  await userEvent.click(screen.getByRole('button', { name: left.includes('One') ? 'Disconnect One' : 'Disconnect Two' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Connected wallets' })).toBeNull();
  expect(now()).toBe('Current: Connected');
});

import { fakeWalletPresets } from '@onepoint/fake-wallets';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { WalletsPanel } from './wallets-panel.tsx';

const show = (wallets: Parameters<typeof FakeLab>[0]['wallets']) =>
  render(
    <FakeLab wallets={wallets}>
      <WalletsPanel />
    </FakeLab>,
  );

it('shows an empty state without wallets', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'You don’t have any connectors' })).toBeDefined();
  expect(screen.getByText(/start a built-in test wallet/)).toBeDefined();
});

it('lists each wallet with its name and rdns', async () => {
  show([fakeWalletPresets.good, fakeWalletPresets.rejecting]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('test.onepoint.rejecting')).toBeDefined();
});

it('connects the selected wallet and marks it', async () => {
  show([fakeWalletPresets.good, fakeWalletPresets.rejecting]);
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Test wallet' }));
  expect(await screen.findByText('Connected')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Connect Test wallet' })).toBeNull();
});

it('shows that the request was declined and allows another try', async () => {
  show([fakeWalletPresets.rejecting]);
  const button = await screen.findByRole('button', { name: 'Connect Test wallet: says no' });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Request rejected in your wallet.');
  expect(button.hasAttribute('disabled')).toBe(false);
});

it('does not load wallet icons from the network', async () => {
  const { container } = show([{ name: 'Curious', icon: 'https://tracker.example/pixel.png' }]);
  await screen.findByText('Curious');
  expect(container.querySelector('img')).toBeNull();
});

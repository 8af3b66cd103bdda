import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createFakeLab } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { WalletScriptsPanel } from './wallet-scripts-panel.tsx';

const show = async () => {
  const lab = createFakeLab();
  await lab.testWallets.start('good');
  render(
    <FakeLab lab={lab}>
      <WalletScriptsPanel />
    </FakeLab>,
  );
  const wallet = lab.testWallets.getStarted()[0]?.wallet;
  if (wallet === undefined) throw new Error('The wallet did not start');
  return wallet;
};

it('shows an empty state if no wallet runs', () => {
  render(
    <FakeLab>
      <WalletScriptsPanel />
    </FakeLab>,
  );
  expect(screen.getByRole('heading', { name: 'No test wallets running' })).toBeDefined();
});

it('scripts the next reply to a method once', async () => {
  const { provider } = await show();
  await userEvent.selectOptions(screen.getByLabelText('Response'), 'Already pending (-32002)');
  await userEvent.clear(screen.getByLabelText('Method'));
  await userEvent.type(screen.getByLabelText('Method'), 'eth_chainId');
  await userEvent.click(screen.getByRole('button', { name: 'Add to script' }));
  expect(within(screen.getByRole('list', { name: 'Script' })).getByText('eth_chainId → -32002')).toBeDefined();
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: -32_002 });
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1');
});

it('emits chainChanged when the chain is changed in the wallet', async () => {
  const { provider } = await show();
  const listener = vi.fn();
  provider.on('chainChanged', listener);
  await userEvent.selectOptions(screen.getByLabelText('Chain'), 'Base · 8453');
  expect(listener).toHaveBeenCalledWith('0x2105');
});

it('changes the behavior of the wallet', async () => {
  const wallet = await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Reject everything (4001)' }));
  expect(wallet.getBehavior().rejects).toBe('all');
  await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
  expect(wallet.getState().isLocked).toBe(true);
  expect(screen.getByText('Locked')).toBeDefined();
});

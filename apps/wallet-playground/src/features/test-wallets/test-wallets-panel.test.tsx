import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestWallets } from '../../shared/test-wallets.ts';
import { FakePlayground } from '../../testing/fake-playground.tsx';
import { TestWalletsPanel } from './test-wallets-panel.tsx';

const show = () => {
  const testWallets = createTestWallets({ window, storage: sessionStorage, rpcUrls: {} });
  const handleStopped = vi.fn();
  render(
    <FakePlayground>
      <TestWalletsPanel testWallets={testWallets} onStopped={handleStopped} />
    </FakePlayground>,
  );
  return { testWallets, handleStopped };
};

beforeEach(() => sessionStorage.clear());

it('warns that the keys are public', () => {
  show();
  expect(screen.getByText(/never send them anything of value/)).toBeDefined();
});

it('starts a wallet and shows that it runs', async () => {
  const { testWallets } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Start Says no' }));
  expect(testWallets.getStarted()).toEqual(['rejecting']);
  expect(screen.getByText('Started')).toBeDefined();
});

it('forgets all wallets before the page is loaded anew', async () => {
  const { handleStopped } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Start Agrees' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop all' }));
  expect(handleStopped).toHaveBeenCalledTimes(1);
  expect(createTestWallets({ window, storage: sessionStorage, rpcUrls: {} }).getStarted()).toEqual([]);
});

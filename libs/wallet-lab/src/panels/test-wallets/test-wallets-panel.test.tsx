import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFakeLab } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { TestWalletsPanel } from './test-wallets-panel.tsx';

const show = () => {
  const lab = createFakeLab();
  render(
    <FakeLab lab={lab}>
      <TestWalletsPanel />
    </FakeLab>,
  );
  return lab;
};

it('warns that the keys are public', () => {
  show();
  expect(screen.getByText(/never send real funds/)).toBeDefined();
});

it('starts a wallet and shows it as started', async () => {
  const { testWallets } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Start Rejects everything' }));
  expect(await screen.findByText('Started')).toBeDefined();
  expect(testWallets.getStarted().map(({ preset }) => preset)).toEqual(['rejecting']);
});

it('stops all wallets and reloads the page', async () => {
  const lab = show();
  await userEvent.click(screen.getByRole('button', { name: 'Start Approves everything' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop all' }));
  expect(lab.wasReloaded()).toBe(true);
});

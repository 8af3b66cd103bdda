import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { SignMessagePanel } from './sign-message-panel.tsx';

const show = (wallets: Parameters<typeof FakeLab>[0]['wallets'] = []) =>
  render(
    <FakeLab wallets={wallets}>
      <SignMessagePanel />
    </FakeLab>,
  );

const sign = async (message?: string): Promise<void> => {
  const button = await screen.findByRole('button', { name: 'Sign message' });
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  if (message !== undefined) {
    await userEvent.clear(screen.getByLabelText('Message'));
    await userEvent.type(screen.getByLabelText('Message'), message);
  }
  await userEvent.click(button);
};

it('disables signing without a wallet and explains why', async () => {
  show();
  expect((await screen.findByRole('button', { name: 'Sign message' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Connect a wallet to sign.')).toBeDefined();
});

it('shows the verified signature', async () => {
  show([{ isAuthorized: true }]);
  await sign('grüße');
  expect(await screen.findByText('Signature verified. It’s from this account.')).toBeDefined();
  expect(screen.getByLabelText('Signature').textContent).toMatch(/^0x[0-9a-f]{130}$/);
});

it('shows "Signing failed" with the reason if the user rejects', async () => {
  show([{ isAuthorized: true, behavior: { rejects: 'all' } }]);
  await sign();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Signing failed');
  expect(alert.textContent).toContain('WALLET_USER_REJECTED · 4001');
});

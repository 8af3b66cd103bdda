import { walletErrorCodes } from '@onepoint/wallet';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ErrorGalleryPanel } from './error-gallery-panel.tsx';

const show = (item?: string) =>
  render(
    <FakeLab place={{ section: 'errors', item }}>
      <ErrorGalleryPanel />
    </FakeLab>,
  );

it('lists every error code', () => {
  show();
  expect(screen.getAllByRole('button', { name: /^Trigger / })).toHaveLength(Object.keys(walletErrorCodes).length);
});

it('shows the triggered error as users see it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Trigger WALLET_USER_REJECTED' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Request rejected in your wallet.');
  expect(alert.textContent).toContain('WALLET_USER_REJECTED · 4001');
});

it('scrolls to the error from the URL', () => {
  const scrollIntoView = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  show('RPC_TIMEOUT');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

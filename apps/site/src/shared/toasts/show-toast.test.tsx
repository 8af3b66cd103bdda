import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast } from './show-toast.tsx';

afterEach(() => vi.unstubAllEnvs());

const labels = { region: 'Notifications', close: 'Close' };

it('renders one region for all toasts and keeps errors until they are closed', async () => {
  // In tests react-aria injects no styles.
  vi.stubEnv('NODE_ENV', 'development');
  showToast('error', { title: 'Copying failed' }, labels);
  showToast('error', { title: 'Couldn’t sign out' }, labels);
  await screen.findByText('Couldn’t sign out');
  expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1);
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close !== undefined) fireEvent.click(close);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
});

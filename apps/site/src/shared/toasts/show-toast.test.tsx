import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from './show-toast.tsx';

const labels = { region: 'Notifications', close: 'Close' };

it('draws one region for all toasts; an error stays until it is closed', async () => {
  showToast('error', { title: 'Copying failed' }, labels);
  showToast('error', { title: 'Signing out failed' }, labels);
  await screen.findByText('Signing out failed');
  expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1);
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close !== undefined) fireEvent.click(close);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});

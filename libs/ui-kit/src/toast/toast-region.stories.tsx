import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createToastQueue, type ToastType } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const texts = {
  success: { title: 'Key created', message: 'Its secret is shown once.' },
  info: { title: 'The plan changes on 1 December' },
  warning: { title: 'The balance lasts for 2 days' },
  error: { title: 'The project could not be saved', message: 'The server did not answer. Nothing was changed.' },
} as const;

function Toasts({ types }: { types: readonly ToastType[] }) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    for (const type of types) queue[type](texts[type]);
    return () => queue.clear();
  }, [queue, types]);
  return <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />;
}

const meta = { title: 'Components/ToastRegion', component: Toasts, args: { types: ['error'] } } satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryType: Story = { args: { types: ['success', 'info', 'warning', 'error'] } };

export const ErrorStaysUntilClosed: Story = {
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The project could not be saved');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { createToastQueue, type ToastTexts, type ToastType } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const texts: Readonly<Record<ToastType, ToastTexts>> = {
  success: { title: 'Key created', message: 'Its secret is shown once.' },
  info: { title: 'The plan changes on 1 December' },
  warning: { title: 'The balance lasts for 2 days' },
  error: { title: 'The project could not be saved', message: 'The server did not answer. Nothing was changed.' },
};

interface ToastsProps {
  /** A toast of each type, the last one on top. */
  types: readonly ToastType[];
  /** @default a different text for each type */
  message?: string;
  /** Opens a dialog under the toasts. @default false */
  overDialog?: boolean;
  /** Keeps all toasts until they are closed, because taking a screenshot can last longer than 3 s. @default false */
  stay?: boolean;
}

function Toasts({ types, message, overDialog = false, stay = false }: ToastsProps) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    for (const type of types) {
      const shown = { ...texts[type], ...(message === undefined ? {} : { message }) };
      if (stay) queue.aria.add({ type, ...shown });
      else queue[type](shown);
    }
    return () => queue.clear();
  }, [queue, types, message, stay]);
  return (
    <>
      <Dialog open={overDialog} onOpenChange={() => undefined} title="Rename project" closeLabel="Close the dialog">
        The dialog stays open when a toast above it is closed.
      </Dialog>
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
    </>
  );
}

const meta = {
  title: 'Components/ToastRegion',
  component: Toasts,
  subcomponents: { ToastRegion },
  args: { types: ['error'] },
  parameters: { visual: 'page' },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All toasts except errors close after 3 s, unless the pointer is over them. */
export const EveryType: Story = { args: { types: ['success', 'info', 'warning', 'error'] } };

export const WarningAndError: Story = { tags: ['visual'], args: { types: ['warning', 'error'], stay: true } };

export const ErrorStaysUntilClosed: Story = {
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The project could not be saved');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  },
};

export const AboveADialog: Story = {
  args: { overDialog: true },
  play: async () => {
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }));
    await userEvent.click(await toasts.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('The project could not be saved')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename project' })).toBeVisible());
  },
};

export const LongTextOnASmallPhone: Story = {
  args: {
    message: 'The server did not answer within thirty seconds. Nothing was changed, and nothing was charged; try again in a minute.',
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = { args: { types: ['warning', 'error'] }, globals: { direction: 'rtl' } };

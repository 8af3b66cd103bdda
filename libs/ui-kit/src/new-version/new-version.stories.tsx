import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createToastQueue } from '../toast/toast-queue.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import { NewVersion, type NewVersionProps } from './new-version.tsx';

/** A page whose build has just been replaced. */
const watchReplaced: NewVersionProps['watch'] = ({ onNewVersion }) => {
  const timer = setTimeout(onNewVersion);
  return () => clearTimeout(timer);
};

function Page(props: Pick<NewVersionProps, 'texts' | 'onReload'>) {
  const [queue] = useState(createToastQueue);
  return (
    <>
      <NewVersion {...props} queue={queue} watch={watchReplaced} />
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
    </>
  );
}

const meta = {
  title: 'Components/NewVersion',
  component: Page,
  subcomponents: { NewVersion },
  args: { texts: { title: 'New version available', message: 'Reload the page to use it.', reload: 'Reload page' }, onReload: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toast stays until it is closed. Its button reloads the page. */
export const Available: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reload page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('New version available')).toBeNull());
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const LongTextOnASmallPhone: Story = {
  args: {
    texts: {
      title: 'Вышла новая версия',
      message: 'Перезагрузите страницу, чтобы обновиться.',
      reload: 'Перезагрузить страницу',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Перезагрузить страницу' });
  },
};

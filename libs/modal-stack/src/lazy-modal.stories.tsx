import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { lazyModal } from './lazy-modal.tsx';
import type { ModalComponent, ModalControls } from './modal-entries.ts';
import { ModalHost } from './host/modal-host.tsx';
import { ModalLayout } from './host/modal-layout.tsx';
import { createModalStack } from './modal-stack.ts';
import { storyTexts } from './test/story-modals.tsx';

function Loaded({ close }: ModalControls) {
  return (
    <ModalLayout title="Deposit" onClose={() => close()}>
      Its code has arrived.
    </ModalLayout>
  );
}

interface OpenedLazilyProps {
  load: () => Promise<ModalComponent>;
  widthPx?: number;
  bodyHeightPx?: number;
}

function OpenedLazily({ load, widthPx, bodyHeightPx }: OpenedLazilyProps) {
  const [stack] = useState(createModalStack);
  useEffect(() => {
    void stack.open({ id: 'deposit', component: lazyModal(load, { bodyHeightPx }), props: {}, widthPx });
    return () => stack.clear();
  }, [load, stack, widthPx, bodyHeightPx]);
  return <ModalHost stack={stack} texts={storyTexts} />;
}

const meta: Meta<typeof OpenedLazily> = { title: 'Modals/LazyModal', component: OpenedLazily };
export default meta;
type Story = StoryObj<typeof OpenedLazily>;

let attempts = 0;

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const LoadingWithSize: Story = { args: { load: () => new Promise(() => undefined), widthPx: 777, bodyHeightPx: 360 } };

export const RetriesAfterFailure: Story = {
  beforeEach: () => {
    attempts = 0;
  },
  args: {
    load: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('Failed to fetch dynamically imported module');
      return Loaded;
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    // Wait for the fade-in.
    await waitFor(() => expect(screen.getByText('Its code has arrived.')).toBeVisible());
  },
};

export const RetriesWhenOnline: Story = {
  ...RetriesAfterFailure,
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText('Its code has arrived.')).toBeVisible());
  },
};

export const Failed: Story = {
  args: {
    load: async () => {
      throw new Error('Failed to fetch dynamically imported module');
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.'));
  },
};

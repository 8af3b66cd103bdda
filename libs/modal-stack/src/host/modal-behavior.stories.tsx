import { Button } from '@onepoint/ui-kit/button';
import { createToastQueue } from '@onepoint/ui-kit/toast-queue';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createModalStack } from '../modal-stack.ts';
import { behaviorModals, fuse, storyTexts } from '../test/story-modals.tsx';
import { ModalHost } from './modal-host.tsx';

const toasts = createToastQueue();

function Page() {
  const [stack] = useState(createModalStack);
  const [vanished, setVanished] = useState(false);
  const [acts, setActs] = useState(0);
  const modals = behaviorModals.on(stack);
  return (
    <>
      <main tabIndex={-1} style={{ minBlockSize: '300vh' }}>
        <div style={{ position: 'sticky', insetBlockStart: 0, padding: 16, display: 'grid', gap: 8, justifyContent: 'start' }}>
          <Button onClick={() => void modals.open('controls')}>Open controls</Button>
          {vanished ? null : <Button onClick={() => void modals.open('controls').then(() => setVanished(true))}>Open and vanish</Button>}
          <Button onClick={() => void modals.open('first', { next: () => void modals.replace('second') })}>Open the first</Button>
          <Button onClick={() => void modals.open('once', { act: () => setActs((count) => count + 1) })}>Open the one that acts</Button>
          <output>Acted: {acts}</output>
          <Button onClick={() => void modals.open('fragile')}>Open the fragile</Button>
        </div>
      </main>
      <ModalHost stack={stack} texts={storyTexts} />
      <ToastRegion queue={toasts} label="Notifications" closeLabel="Close the notification" />
    </>
  );
}

const meta = {
  title: 'Modals/Behavior',
  component: Page,
  subcomponents: { ModalHost },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, name: string, title: string) => {
  const opener = within(canvasElement).getByRole('button', { name });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { opener, dialog };
};
const openControls = (canvasElement: HTMLElement) => open(canvasElement, 'Open controls', 'Controls');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const clickOutside = (dialog: HTMLElement) => {
  const overlay = dialog.parentElement?.parentElement as HTMLElement;
  return userEvent.pointer([{ target: overlay, keys: '[MouseLeft]', coords: { clientX: 4, clientY: 4 } }]);
};

export const TrapsFocus: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, opener } = await openControls(canvasElement);
    const stops = within(dialog).getAllByRole('button').length + 1;
    for (let step = 0; step <= stops; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesOnOutsideClick: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, opener } = await openControls(canvasElement);
    await clickOutside(dialog);
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PageBehindIsInert: Story = {
  play: async ({ canvasElement }) => {
    const widthBefore = document.body.getBoundingClientRect().width;
    window.scrollTo(0, 120);
    const { dialog } = await openControls(canvasElement);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(window.scrollY).toBe(120);
    await expect(document.body.getBoundingClientRect().width).toBe(widthBefore);
    await expect(canvasElement.querySelector('main')?.closest('[inert], [aria-hidden=true]')).not.toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
    await expect(window.scrollY).toBe(120);
    window.scrollTo(0, 0);
  },
};

/** Long enough to inspect the exit animation; the test finishes it. */
const heldExit = '3600s';

export const ClosingModalIgnoresInput: Story = {
  beforeEach: () => () => void document.documentElement.style.removeProperty('--duration-slow'),
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await open(canvasElement, 'Open the one that acts', 'Once');
    const act = within(dialog).getByRole('button', { name: 'Act' });
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
    document.documentElement.style.setProperty('--duration-slow', heldExit);
    act.focus();
    await userEvent.keyboard('{Enter}');
    await expect(act).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog).toBeInTheDocument();
    await expect(act.closest('[inert]')).not.toBeNull();
    await expect(within(canvasElement).getByText('Acted: 1')).toBeInTheDocument();
    await waitFor(() => expect(document.getAnimations()).not.toEqual([]));
    for (const animation of document.getAnimations()) animation.finish();
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(within(canvasElement).getByText('Acted: 1')).toBeInTheDocument();
  },
};

export const FocusesPageWithoutOpener: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement, 'Open and vanish', 'Controls');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await closed();
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus());
  },
};

export const FocusReturnsAfterReplace: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await open(canvasElement, 'Open the first', 'First');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
    const second = await screen.findByRole('dialog', { name: 'Second' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First' })).toBeNull());
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(second).getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeClosesMenuFirst: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openControls(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    // Before the menu has the focus, Escape would close the dialog.
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Controls' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const EscapeClosesTooltipFirst: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openControls(canvasElement);
    const explained = within(dialog).getByRole('button', { name: 'Explained' });
    await userEvent.tab();
    while (document.activeElement !== explained) await userEvent.tab();
    const tooltip = await screen.findByText('What it is for');
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeVisible());
    await expect(screen.getByRole('dialog', { name: 'Controls' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const ToastStaysUsable: Story = {
  play: async ({ canvasElement }) => {
    await openControls(canvasElement);
    toasts.error({ title: 'The payment was not created' });
    const close = await screen.findByRole('button', { name: 'Close the notification' });
    await expect(close.closest('[inert]')).toBeNull();
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('The payment was not created')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Controls' })).toBeInTheDocument();
  },
};

/** Separate root that doesn't report the expected error. */
function QuietPage() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = createRoot(container.current as HTMLDivElement, { onCaughtError: () => undefined });
    root.render(<Page />);
    return () => queueMicrotask(() => root.unmount());
  }, []);
  return <div ref={container} />;
}

export const ErrorStaysInModal: Story = {
  render: () => <QuietPage />,
  beforeEach: () => {
    fuse.blown = true;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open the fragile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('This dialog couldn’t be displayed.');
    await expect(canvasElement.querySelector('main')).toBeInTheDocument();
    fuse.blown = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('It holds.')).toBeVisible());
  },
};

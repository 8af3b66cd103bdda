import { Button } from '@onepoint/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalHost } from './modal-host.tsx';
import { ModalLayout } from './modal-layout.tsx';
import { createModalStack } from '../modal-stack.ts';
import { NestedModal } from '../test/nested-modal.tsx';
import { storyTexts } from '../test/story-texts.ts';

function Page({ locked }: { locked: boolean }) {
  const [stack] = useState(createModalStack);
  const [result, setResult] = useState('nothing yet');
  const handleOpen = async () => {
    const parameters = { id: 'level-1', component: NestedModal, props: { stack, depth: 1 }, disableOutsideClick: locked };
    setResult((await stack.open(parameters)) ?? 'dismissed');
  };
  return (
    <main style={{ minBlockSize: '200vh' }}>
      <Button onClick={() => void handleOpen()}>Open</Button>
      <p>Result: {result}</p>
      <ModalHost stack={stack} texts={storyTexts} />
    </main>
  );
}

const meta = {
  title: 'Modals/ModalHost',
  component: Page,
  subcomponents: { ModalLayout },
  args: { locked: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const openLevels = async (canvasElement: HTMLElement, levels: number) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Level 1' });
  for (let level = 2; level <= levels; level += 1) {
    const below = screen.getByRole('dialog', { name: `Level ${level - 1}` });
    await userEvent.click(within(below).getByRole('button', { name: 'Open another' }));
    await screen.findByRole('dialog', { name: `Level ${level}` });
  }
};
const dialogCount = () => document.querySelectorAll('[role=dialog]').length;
const focusIsInside = (name: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name }).contains(document.activeElement)).toBe(true));

export const ThreeDeep: Story = {
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 3);
    await focusIsInside('Level 3');
    const levels = [...document.querySelectorAll('[role=dialog]')].map((dialog) => dialog.parentElement?.parentElement?.style.zIndex);
    await expect(levels).toEqual(['1000', '1001', '1002']);
    await expect(canvasElement.querySelector('main')?.closest('[inert], [aria-hidden=true]')).not.toBeNull();
  },
};

export const EscapeClosesOneByOne: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await openLevels(canvasElement, 2);
    await focusIsInside('Level 2');
    // The second one falls into the first one's way out.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(dialogCount()).toBe(0));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvasElement).toHaveTextContent('Result: dismissed');
  },
};

export const EscapeInAListClosesTheListAlone: Story = {
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 1);
    await userEvent.click(screen.getByRole('button', { name: /Chain/ }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialogCount()).toBe(1);
  },
};

export const LockedAgainstEscapeAndOverlay: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 1);
    await focusIsInside('Level 1');
    await userEvent.keyboard('{Escape}');
    const overlay = screen.getByRole('dialog').parentElement?.parentElement as HTMLElement;
    await userEvent.pointer([{ target: overlay, keys: '[MouseLeft]', coords: { clientX: 4, clientY: 4 } }]);
    await expect(dialogCount()).toBe(1);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialogCount()).toBe(0));
  },
};

export const HandsOutTheResult: Story = {
  play: async ({ canvasElement }) => {
    const widthBefore = document.documentElement.clientWidth;
    await openLevels(canvasElement, 1);
    await expect(document.documentElement.clientWidth).toBe(widthBefore);
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('Result: ethereum'));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openLevels, NestedPage } from '../test/nested-page.tsx';
import { ModalHost } from './modal-host.tsx';
import { ModalLayout } from './modal-layout.tsx';

const meta = {
  title: 'Modals/ModalHost',
  component: NestedPage,
  subcomponents: { ModalHost, ModalLayout },
  args: { locked: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NestedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogCount = () => document.querySelectorAll('[role=dialog]').length;

export const ThreeDeep: Story = {
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 3);
    const levels = [...document.querySelectorAll('[role=dialog]')].map((dialog) => dialog.parentElement?.parentElement?.style.zIndex);
    await expect(levels).toEqual(['1000', '1001', '1002']);
    await expect(canvasElement.querySelector('main')?.closest('[inert], [aria-hidden=true]')).not.toBeNull();
  },
};

export const EscapeClosesOneByOne: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await openLevels(canvasElement, 2);
    // The second Escape comes during the exit animation of the first modal.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(dialogCount()).toBe(0));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvasElement).toHaveTextContent('Result: dismissed');
  },
};

export const EscapeClosesOnlyTheList: Story = {
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 1);
    await userEvent.click(screen.getByRole('button', { name: /Chain/ }));
    const list = await screen.findByRole('listbox');
    // Before the list has the focus, Escape would close the modal.
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    // A list that closes before its entry animation starts never disappears, which no user is fast enough for.
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialogCount()).toBe(1);
  },
};

export const OutsideClickDisabled: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 1);
    const overlay = screen.getByRole('dialog').parentElement?.parentElement as HTMLElement;
    await userEvent.pointer([{ target: overlay, keys: '[MouseLeft]', coords: { clientX: 4, clientY: 4 } }]);
    await expect(dialogCount()).toBe(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogCount()).toBe(0));
  },
};

export const ReturnsResult: Story = {
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('Result: ethereum'));
  },
};

export const OnlyTopModalIsReachable: Story = {
  play: async ({ canvasElement }) => {
    const top = await openLevels(canvasElement, 3);
    for (const name of ['Level 1', 'Level 2']) {
      const below = screen.getByRole('heading', { name, hidden: true });
      await expect(below.closest('[inert], [aria-hidden=true]')).not.toBeNull();
    }
    // The overlay ignores pointer events until a touch keyboard could have opened.
    await waitFor(() => {
      const { x, y } = top.getBoundingClientRect();
      return expect(top.parentElement?.parentElement).toContainElement(document.elementFromPoint(x + 4, y - 4) as HTMLElement);
    });
  },
};

export const FocusReturnsLevelByLevel: Story = {
  play: async ({ canvasElement }) => {
    await openLevels(canvasElement, 3);
    for (const level of [3, 2]) {
      const top = screen.getByRole('dialog', { name: `Level ${level}` });
      await userEvent.click(within(top).getByRole('button', { name: 'Close' }));
      const below = await screen.findByRole('dialog', { name: `Level ${level - 1}` });
      await waitFor(() => expect(within(below).getByRole('button', { name: 'Open another' })).toHaveFocus());
      await waitFor(() => expect(dialogCount()).toBe(level - 1));
      await expect(below.closest('[inert], [aria-hidden=true]')).toBeNull();
    }
  },
};

/** A dialog takes focus half a second after it opened if focus is nowhere. That moment can be the one in which the modal above it is removed. */
export const FocusReturnsFromTheDialogBelow: Story = {
  play: async ({ canvasElement }) => {
    const top = await openLevels(canvasElement, 2);
    const below = screen.getByRole('dialog', { name: 'Level 1', hidden: true });
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) below.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(within(top).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(below).getByRole('button', { name: 'Open another' })).toHaveFocus());
    observer.disconnect();
  },
};

export const ListOpensAboveAllModals: Story = {
  play: async ({ canvasElement }) => {
    const top = await openLevels(canvasElement, 3);
    await userEvent.click(within(top).getByRole('button', { name: /Chain/ }));
    const option = await screen.findByRole('option', { name: 'Base' });
    await waitFor(() => {
      const { x, y, width, height } = option.getBoundingClientRect();
      return expect(option).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
    });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.click(option);
    await waitFor(() => expect(within(top).getByRole('button', { name: /Chain/ })).toHaveTextContent('Base'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(top).toBeInTheDocument();
  },
};

export const AnimatesFor200Ms: Story = {
  play: async ({ canvasElement }) => {
    const durationsMs = { entering: new Set<unknown>(), leaving: new Set<unknown>() };
    // Transition events come with a frame, which can be after the end of the animation on a busy machine.
    const observer = new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        if (!(target instanceof HTMLElement) || target.style.zIndex !== '1000') continue;
        const phase = attributeName === 'data-exiting' ? 'leaving' : 'entering';
        for (const { effect } of target.getAnimations()) durationsMs[phase].add(effect?.getComputedTiming().duration);
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-entering', 'data-exiting'] });
    const top = await openLevels(canvasElement, 1);
    await waitFor(() => expect([...durationsMs.entering]).toEqual([200]));
    // A transition reversed halfway would take half as long.
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
    await userEvent.click(within(top).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialogCount()).toBe(0));
    observer.disconnect();
    await expect([...durationsMs.leaving]).toEqual([200]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal, Pause, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { MenuPopover } from './menu-popover.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuPopover },
  args: {
    label: 'Key actions',
    trigger: <MoreHorizontal aria-hidden />,
    iconOnly: true,
    onAction: fn(),
    groups: [
      {
        id: 'change',
        items: [
          { id: 'rename', label: 'Rename', icon: <Pencil size={16} /> },
          { id: 'pause', label: 'Pause', icon: <Pause size={16} />, disabled: true },
        ],
      },
      { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: <Trash2 size={16} />, tone: 'negative' }] },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Key actions' });
    await userEvent.click(trigger);
    const item = await screen.findByRole('menuitem', { name: 'Rename' });
    // A list that closes before its entry animation starts never disappears, which no user is fast enough for.
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    await expect(args.onAction).toHaveBeenCalledWith('rename');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  },
};

/** Arrow keys open the menu at its first or last item, Escape returns to the button, and disabled items are skipped. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Key actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('delete'));
    await expect(trigger).toHaveFocus();
  },
};

const focusedDuringAction = fn();

/** A dialog opened by an action later returns focus to the element that had it: the button, because the item is gone by then. */
export const ActionsRunWithFocusOnTheButton: Story = {
  args: { onAction: fn(() => focusedDuringAction(document.activeElement)) },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Key actions' });
    await userEvent.click(trigger);
    const item = await screen.findByRole('menuitem', { name: 'Rename' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    await expect(focusedDuringAction).toHaveBeenLastCalledWith(trigger);
    await expect(trigger).toHaveFocus();
  },
};

/** Items are at least 44 px high for touch, and so is the button's tap area. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Key actions' }));
    await screen.findByRole('menuitem', { name: 'Rename' });
  },
};

export const ProjectSwitcher: Story = {
  tags: ['visual'],
  parameters: { visual: 'page' },
  args: {
    label: 'Project',
    iconOnly: false,
    variant: 'secondary',
    trigger: (
      <>
        <Avatar name="Block explorer" shape="square" size={20} />
        Block explorer
      </>
    ),
    groups: [
      {
        id: 'projects',
        title: 'Projects',
        items: [
          { id: 'a', label: 'Block explorer', description: '$96.40', selected: true },
          { id: 'b', label: 'Staging', description: 'Free plan' },
        ],
      },
      { id: 'more', items: [{ id: 'all', label: 'All projects', href: '#workspace' }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Block explorer/ })).toHaveFocus());
  },
};

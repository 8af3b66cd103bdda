import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal, Pause, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
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
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(args.onAction).toHaveBeenCalledWith('rename');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
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
    await screen.findByRole('menuitem', { name: /Staging/ });
  },
};

import { appState } from '@onepoint/app-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderPlus, Gauge, KeyRound, Moon, ReceiptText } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { CommandPalette, type CommandGroup } from './command-palette.tsx';

const run = fn();
const icon = (Icon: typeof Gauge) => <Icon size={18} strokeWidth={1.5} aria-hidden />;

const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'page:usage', label: 'Usage', icon: icon(Gauge), run },
      { id: 'page:payments', label: 'Payments', icon: icon(ReceiptText), run },
    ],
  },
  {
    id: 'keys',
    label: 'API keys',
    commands: [{ id: 'key:1', label: 'Production server', note: 'op_3fG9…x7Qa', icon: icon(KeyRound), run }],
  },
  {
    id: 'actions',
    label: 'Actions',
    commands: [
      { id: 'action:createProject', label: 'Create project', keywords: 'new add', icon: icon(FolderPlus), run },
      { id: 'action:theme.dark', label: 'Switch to dark theme', icon: icon(Moon), run },
    ],
  },
];

const shown = (shownGroups: readonly CommandGroup[]) => (close: () => void) => <CommandPalette groups={shownGroups} onClose={close} />;

const meta = {
  title: 'Modals/Command palette',
  component: ModalStory,
  subcomponents: { CommandPalette },
  args: { renderModal: shown(groups), widthPx: 640 },
  beforeEach: () => {
    const { recentCommands } = appState.getState();
    appState.set({ recentCommands: [] });
    run.mockClear();
    return () => appState.set({ recentCommands });
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: /Search pages/ });

export const Opened: Story = {
  play: async () => {
    await expect(await field()).toHaveFocus();
  },
};

export const Typed: Story = {
  play: async () => {
    await userEvent.type(await field(), 'usa');
    const [best] = within(screen.getByRole('listbox')).getAllByRole('option');
    await expect(best).toHaveTextContent('Usage');
    await expect(best).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await field(), 'zzzz');
    await waitFor(() => expect(screen.getByText('No results for “zzzz”')).toBeVisible());
  },
};

/** Uses only the keyboard. The selected command is listed first the next time. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.type(await field(), '{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(appState.getState().recentCommands).toEqual(['key:1']);
  },
};

export const UsedLast: Story = {
  play: async () => {
    await field();
    appState.set({ recentCommands: ['action:theme.dark', 'project:gone'] });
    await waitFor(() =>
      expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option')).toHaveTextContent('Switch to dark theme'),
    );
  },
};

export const LongTexts: Story = {
  args: {
    renderModal: shown([
      {
        id: 'projects',
        label: 'Projects',
        commands: Array.from({ length: 200 }, (_, index) => ({
          id: `project:${String(index)}`,
          label: `A project with a name that someone wrote out in full, number ${String(index)}`,
          note: 'A note that is rather long as well',
          icon: icon(Gauge),
          run,
        })),
      },
    ]),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await userEvent.type(await field(), 'number');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

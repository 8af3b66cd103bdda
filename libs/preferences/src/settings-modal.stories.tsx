import { appState } from '@onepoint/app-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PreferencesOverlay } from './preferences-overlay.tsx';
import { SettingsModal } from './settings-modal.tsx';
import { PreferencesStory } from './test/preferences-story.tsx';

const meta = {
  title: 'Modals/Settings',
  component: PreferencesStory,
  subcomponents: { SettingsModal, PreferencesOverlay },
  args: { modal: 'settings', onLanguageChange: fn() },
} satisfies Meta<typeof PreferencesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Live chain data' })).toBeChecked();
  },
};

export const SetOtherwise: Story = {
  args: { language: 'tr', preferences: { themeMode: 'system', langCode: 'python', pong: false } },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Live chain data' })).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Türkçe. Change language' })).toBeInTheDocument();
  },
};

export const EveryChangeActsAtOnce: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    await expect(appState.getState().themeMode).toBe('dark');
    await userEvent.click(screen.getByRole('switch', { name: 'Live chain data' }));
    await expect(appState.getState().pong).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: /Code samples/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Python' }));
    await waitFor(() => expect(appState.getState().langCode).toBe('python'));
  },
};

export const TheChoiceOfLanguagesStacks: Story = {
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'English. Change language' });
    // A new dialog takes focus after it renders; a click before that would lose focus again.
    await waitFor(() => expect(opener.closest('[role=dialog]')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(opener);
    await expect(await screen.findByRole('listbox', { name: 'Choose a language' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('option', { name: /中文/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import { appState } from '@onepoint/app-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LanguageModal } from './language-modal.tsx';
import { PreferencesStory } from './test/preferences-story.tsx';

const meta = {
  title: 'Modals/Language',
  component: PreferencesStory,
  subcomponents: { LanguageModal },
  args: { modal: 'language', onLanguageChange: fn() },
  // Use the keyboard first, whatever the previous story used: after a click by a screen reader, react-aria focuses the dialog, not the
  // list.
  beforeEach: async () => {
    await userEvent.keyboard('{F2}');
  },
} satisfies Meta<typeof PreferencesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const findOption = (name: RegExp) => screen.findByRole('option', { name });

export const English: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await expect(await findOption(/English/)).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('option', { name: /中文/ })).toHaveFocus());
  },
};

export const InAnotherLanguage: Story = { args: { language: 'ja' } };

export const OneLanguageAlone: Story = { args: { availableLanguages: ['en'] } };

export const CurrentAndComingCannotBeChosen: Story = {
  play: async ({ args }) => {
    const current = await findOption(/English/);
    const coming = await findOption(/Deutsch/);
    await expect(within(coming).getByText('Coming soon')).toBeInTheDocument();
    await expect(current).toHaveAttribute('aria-disabled', 'true');
    await expect(coming).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(coming, { pointerEventsCheck: 0 });
    await userEvent.click(current, { pointerEventsCheck: 0 });
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args }) => {
    const first = await findOption(/中文/);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await findOption(/Tiếng Việt/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onLanguageChange).toHaveBeenCalledWith('vi'));
    await expect(appState.getState().locale).toBe('vi');
    await expect(await findOption(/Tiếng Việt.*Switching/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

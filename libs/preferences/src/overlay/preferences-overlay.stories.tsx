import { Button } from '@onepoint/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PreferencesStory } from '../test/preferences-story.tsx';
import { PreferencesOverlay } from './preferences-overlay.tsx';
import type { PreferencesRequest } from './preferences-request.ts';
import { usePreferencesOverlay } from './use-preferences-overlay.ts';

let fetches = 0;

const Fetched = ({ asked }: { asked: PreferencesRequest }) => (
  <PreferencesStory modal={asked.modal} asked={asked} onLanguageChange={() => undefined} />
);

/** A page whose button fetches preferences. */
function Page({ load }: { load: () => Promise<typeof Fetched> }) {
  const { open, isLoading, overlay } = usePreferencesOverlay(load);
  return (
    <>
      <Button aria-busy={isLoading} onClick={() => open('settings')}>
        Preferences
      </Button>
      {overlay}
    </>
  );
}

const meta = {
  title: 'Modals/PreferencesOverlay',
  component: Page,
  subcomponents: { PreferencesOverlay },
  args: {
    load: async () => {
      fetches += 1;
      return Fetched;
    },
  },
  beforeEach: () => {
    fetches = 0;
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const openSettings = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Preferences' });
  await userEvent.click(opener);
  return opener;
};

export const FetchedWhenAskedFor: Story = {
  play: async ({ canvasElement }) => {
    await expect(fetches).toBe(0);
    const opener = await openSettings(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: 'Preferences' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('radio', { name: 'Light' })).toBeInTheDocument();
  },
};

export const OnItsWay: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await expect(await openSettings(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const AFailedFetchIsTriedAgain: Story = {
  args: {
    load: async () => {
      fetches += 1;
      if (fetches === 1) throw new Error('Failed to fetch dynamically imported module');
      return Fetched;
    },
  },
  play: async ({ canvasElement }) => {
    const opener = await openSettings(canvasElement);
    await waitFor(() => expect(opener).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeInTheDocument();
  },
};

import { Button } from '@onepoint/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PreferencesOverlay } from './preferences-overlay.tsx';
import { PreferencesStory } from './test/preferences-story.tsx';
import { usePreferencesOverlay, type PreferencesRequest } from './use-preferences-overlay.ts';

let loadCount = 0;

const LoadedPreferences = ({ request }: { request: PreferencesRequest }) => (
  <PreferencesStory modal={request.modal} request={request} onLanguageChange={() => undefined} />
);

function Page({ load }: { load: () => Promise<typeof LoadedPreferences> }) {
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
      loadCount += 1;
      return LoadedPreferences;
    },
  },
  beforeEach: () => {
    loadCount = 0;
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const clickPreferences = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Preferences' });
  await userEvent.click(opener);
  return opener;
};

export const FetchedWhenAskedFor: Story = {
  play: async ({ canvasElement }) => {
    await expect(loadCount).toBe(0);
    const opener = await clickPreferences(canvasElement);
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
    await expect(await clickPreferences(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const AFailedFetchIsTriedAgain: Story = {
  args: {
    load: async () => {
      loadCount += 1;
      if (loadCount === 1) throw new Error('Failed to fetch dynamically imported module');
      return LoadedPreferences;
    },
  },
  play: async ({ canvasElement }) => {
    const opener = await clickPreferences(canvasElement);
    await waitFor(() => expect(opener).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeInTheDocument();
  },
};

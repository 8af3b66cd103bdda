import { I18nextProvider, type LanguageCode } from '@onepoint/i18n';
import type { FakeWalletOptions } from '@onepoint/wallet/fake';
import type { Decorator } from '@storybook/react-vite';
import { setStoryLanguage, storyI18n } from './story-i18n.ts';
import { announceStoryWallets } from './story-wallets.ts';

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Loads the texts of the toolbar's language before a story is drawn. */
export async function loadStoryTexts({ globals }: StoryContext): Promise<void> {
  await setStoryLanguage((globals['locale'] ?? 'en') as LanguageCode);
}

/** Puts the wallets of `parameters.wallets` into the page while the story is shown. */
export function enterStoryWallets({ parameters }: StoryContext): () => void {
  return announceStoryWallets((parameters['wallets'] ?? []) as readonly FakeWalletOptions[]);
}

/** Puts texts around a story. */
export const withStoryTexts: Decorator = (Story) => (
  <I18nextProvider i18n={storyI18n}>
    <Story />
  </I18nextProvider>
);

import { I18nextProvider, type LanguageCode, createI18n, namespaces } from '@onepoint/i18n';
import { importDictionary } from '@onepoint/i18n/import-dictionary';
import { type FakeWalletOptions, createFakeWallet } from '@onepoint/fake-wallets';
import type { Decorator } from '@storybook/react-vite';

/** Texts of all stories, in the language of the toolbar. */
export const storyI18n = createI18n({ language: 'en', builtIn: {}, loadDictionary: importDictionary });

/** Loads every namespace of a language and switches to it. */
export async function setStoryLanguage(code: LanguageCode): Promise<void> {
  await storyI18n.loadNamespaces([...namespaces]);
  if (storyI18n.language !== code) await storyI18n.changeLanguage(code);
}

/** Announces fake wallets to the page (EIP-6963) like extensions do. Returns a function that removes them. */
export function announceStoryWallets(wallets: readonly FakeWalletOptions[]): () => void {
  const stops = wallets.map((options) => createFakeWallet(options).announce(window));
  return () => {
    for (const stop of stops) stop();
  };
}

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Loads the texts of the toolbar language before a story renders. */
export async function loadStoryTexts({ globals }: StoryContext): Promise<void> {
  await setStoryLanguage((globals['locale'] ?? 'en') as LanguageCode);
}

/** Announces the wallets of `parameters.wallets` while the story is shown. */
export function enterStoryWallets({ parameters }: StoryContext): () => void {
  return announceStoryWallets((parameters['wallets'] ?? []) as readonly FakeWalletOptions[]);
}

/** Decorator that provides the texts of `storyI18n` to a story. */
export const withStoryTexts: Decorator = (Story) => (
  <I18nextProvider i18n={storyI18n}>
    <Story />
  </I18nextProvider>
);

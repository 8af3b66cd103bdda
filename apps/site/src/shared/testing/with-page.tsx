import { type Dictionaries, type Namespace, TranslationProvider } from '@onepoint/i18n';
import { storyI18n } from '@onepoint/testing/stories';
import type { Decorator } from '@storybook/react-vite';
import { PageContextProvider } from '../page-context-provider.tsx';
import type { PageContext } from '../page-context.ts';

const siteNamespaces: readonly Namespace[] = ['common', 'nav', 'page', 'pricing', 'docs_nav'];

const dictionariesOf = (language: string): Dictionaries =>
  Object.fromEntries(
    siteNamespaces.map((namespace) => [
      namespace,
      storyI18n.getResourceBundle(language, namespace) ?? storyI18n.getResourceBundle('en', namespace),
    ]),
  );

/** Puts a page around a story, with the texts of the toolbar's language. `parameters.page` changes parts of it. */
export const withPage: Decorator = (Story, { parameters, globals }) => {
  const locale = typeof globals['locale'] === 'string' ? globals['locale'] : 'en';
  const translations = dictionariesOf(locale);
  const page: PageContext = {
    pageId: 'home',
    host: 'localhost',
    locale,
    urlLogical: '/',
    searchParameters: {},
    facts: { heading: 'Page', description: 'A page.' },
    languages: ['en', 'zh', 'ko', 'ja', 'tr', 'vi'],
    translations,
    data: { year: 2026 },
    ...(parameters['page'] as Partial<PageContext> | undefined),
  };
  return (
    <TranslationProvider language={locale} dictionaries={translations}>
      <PageContextProvider value={page}>
        <Story />
      </PageContextProvider>
    </TranslationProvider>
  );
};

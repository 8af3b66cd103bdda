import { type Dictionaries, type Namespace, TranslationProvider } from '@onepoint/i18n';
import { storyI18n } from '@onepoint/testing/stories';
import type { Decorator } from '@storybook/react-vite';
import { vi } from 'vitest';
import { PageContextProvider, type PageContext } from '../page-context.ts';

const siteNamespaces: readonly Namespace[] = ['common', 'nav', 'page', 'pricing', 'docs_nav'];

const dictionariesOf = (language: string): Dictionaries =>
  Object.fromEntries(
    siteNamespaces.map((namespace) => [
      namespace,
      storyI18n.getResourceBundle(language, namespace) ?? storyI18n.getResourceBundle('en', namespace),
    ]),
  );

/** Decorator that provides a page with the texts of the toolbar's language. `parameters.page` overrides parts of it. */
export const withPage: Decorator = (Story, { parameters, globals }) => {
  const locale = typeof globals['locale'] === 'string' ? globals['locale'] : 'en';
  const translations = dictionariesOf(locale);
  const page: PageContext = {
    pageId: 'home',
    origin: 'http://localhost',
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

export const pageContextFixture = (fields: Partial<PageContext> = {}): PageContext => ({
  pageId: 'docs',
  origin: 'http://localhost',
  locale: 'en',
  urlLogical: '/docs/a',
  searchParameters: {},
  facts: { heading: 'Page', description: 'A page.' },
  languages: ['en', 'zh'],
  translations: {},
  data: { year: 2026 },
  ...fields,
});

/** Stubs an API that never responds and an immediate timeout. The caller restores stubs and mocks. */
export function stubSilentApi(): void {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('too long', 'TimeoutError')));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Promise<Response>(() => undefined);
    }),
  );
}

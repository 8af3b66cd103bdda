import type { PageContext } from '../shared/page-context.ts';

/** What a page of the documentation is loaded with. */
export const pageContextFixture = (fields: Partial<PageContext> = {}): PageContext => ({
  pageId: 'docs',
  host: 'localhost',
  locale: 'en',
  urlLogical: '/docs/a',
  searchParameters: {},
  facts: { heading: 'Page', description: 'A page.' },
  languages: ['en', 'zh'],
  translations: {},
  data: { year: 2026 },
  ...fields,
});

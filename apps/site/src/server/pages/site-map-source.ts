import { searchGroups } from '../../shared/search/search-options.ts';
import type { SiteMapContent } from '../../shared/content/page-content.ts';
import type { PageSource } from '../page-source.ts';

const siteMapPath = '/gsitemap';

/** The site map for people. */
export const siteMapSource: PageSource = {
  listPaths: () => [siteMapPath],
  read: async ({ language, translate }) => {
    // Imported lazily: the list imports the page sources, which import this one.
    const { listLinkedPages } = await import('./list-linked-pages.ts');
    const pages = await listLinkedPages(language);
    const groups: SiteMapContent['groups'] = searchGroups.toReversed().map((id) => ({
      id,
      title: translate(['nav'], `search.groups.${id}`),
      links: pages.filter(({ group }) => group === id).map(({ href, title }) => ({ href, title })),
    }));
    return {
      heading: translate(['page'], 'gsitemap.title'),
      description: translate(['page'], 'gsitemap.description'),
      search: { group: 'pages', text: '' },
      content: { groups } satisfies SiteMapContent,
    };
  },
};

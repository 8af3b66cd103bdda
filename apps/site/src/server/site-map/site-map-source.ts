import { searchGroups } from '../../shared/search/search-entry.ts';
import type { SiteMapContent } from '../../shared/site-map-content.ts';
import type { PageSource } from '../page-source.ts';

export const siteMapPath = '/gsitemap';

/** Every page by its kind, for people. */
export const siteMapSource: PageSource = {
  listPaths: () => [siteMapPath],
  read: async ({ language, translate }) => {
    // It lists what the search knows, which lists the pages, this one among them: asked for when it is needed.
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

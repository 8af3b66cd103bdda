import type { PageSource } from './page-source.ts';

/**
 * A page whose content is texts of the dictionaries alone.
 *
 * @param group its group of texts in the namespace `page`: `title` (or another `headingKey`) and `description` are read from it
 */
export function textPage(path: string, group: string, { headingKey = 'title', noindex = false } = {}): PageSource {
  return {
    listPaths: () => [path],
    read: ({ translate }) => ({
      heading: translate(['page'], `${group}.${headingKey}`),
      description: translate(['page'], `${group}.description`),
      noindex,
    }),
  };
}

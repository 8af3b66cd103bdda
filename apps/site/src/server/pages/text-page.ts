import type { PageSource } from '../page-source.ts';

/**
 * A page that shows only texts from the dictionaries.
 *
 * @param group text group in the namespace `page`, with `title` and `description`
 */
export function textPage(path: string, group: string, { noindex = false }: { noindex?: boolean } = {}): PageSource {
  return {
    listPaths: () => [path],
    read: ({ translate }) => ({
      heading: translate(['page'], `${group}.title`),
      description: translate(['page'], `${group}.description`),
      noindex,
    }),
  };
}

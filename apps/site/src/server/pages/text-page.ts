import type { Translate } from '@onepoint/i18n';
import type { PageSource, PageSubject } from '../page-source.ts';

interface TextPageOptions {
  /** Key of the heading in its text group. @default 'title' */
  headingKey?: string;
  /** @default false */
  noindex?: boolean;
  /** Subject for JSON-LD. */
  subjectOf?: (translate: Translate) => PageSubject;
}

/**
 * A page that shows only texts from the dictionaries.
 *
 * @param group text group in the namespace `page`, with `title` (or another `headingKey`) and `description`
 */
export function textPage(
  path: string,
  group: string,
  { headingKey = 'title', noindex = false, subjectOf }: TextPageOptions = {},
): PageSource {
  return {
    listPaths: () => [path],
    read: ({ translate }) => ({
      heading: translate(['page'], `${group}.${headingKey}`),
      description: translate(['page'], `${group}.description`),
      noindex,
      ...(subjectOf === undefined ? {} : { subject: subjectOf(translate) }),
    }),
  };
}

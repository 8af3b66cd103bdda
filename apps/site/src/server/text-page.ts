import type { Translate } from '@onepoint/i18n';
import type { PageSource } from './page-source.ts';
import type { PageSubject } from './structured-data/page-subject.ts';

export interface TextPageOptions {
  /** Key of its heading within its group of texts. @default 'title' */
  headingKey?: string;
  /** Keeps it out of search. @default false */
  noindex?: boolean;
  /** What it is to machines. */
  subjectOf?: (translate: Translate) => PageSubject;
}

/**
 * A page whose content is texts of the dictionaries alone.
 *
 * @param group its group of texts in the namespace `page`: `title` (or another `headingKey`) and `description` are read from it
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

import { defaultLanguage } from '@onepoint/i18n';
import type { PageSource } from '../page-source.ts';
import type { DocSection } from './doc-sections.ts';
import { docs } from './docs.ts';
import { toSearchText } from './to-search-text.ts';
import { toDocContent } from './to-doc-content.ts';

const byPath = new Map(docs.map((doc) => [doc.path, doc]));

const groupOf = (section: DocSection): 'chains' | 'errors' | 'guides' =>
  section === 'chains' || section === 'errors' ? section : 'guides';

/** The documentation. */
export const docsSource: PageSource = {
  listPaths: () => docs.map(({ path }) => path),
  read: (request) => {
    const doc = byPath.get(request.pathname);
    if (doc === undefined) return undefined;
    const { title, description, fact, draft = false, file } = doc;
    return {
      heading: title,
      description,
      writtenIn: [defaultLanguage],
      updatedAt: doc.updatedAt,
      noindex: draft,
      subject: { type: 'guide' },
      ...(fact === undefined ? {} : { fact }),
      ...(file === null ? {} : { file }),
      search: { group: groupOf(doc.section), text: toSearchText(doc, request) },
      // Search, site map and feeds read pages too, and draw none.
      get content() {
        return toDocContent(doc, request);
      },
    };
  },
};

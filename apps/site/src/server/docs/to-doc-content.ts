import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { docsConfig } from '@onepoint/site-config';
import type { DocContent, DocLink } from '../../shared/doc-content.ts';
import { localizeLinks } from '../articles/localize-links.ts';
import { markDraft } from '../drafts/mark-draft.ts';
import type { PageRequest } from '../page-source.ts';
import { docSectionsOf } from './doc-sections-of.ts';
import type { Doc } from './doc.ts';
import { docs } from './docs.ts';

const places = new Map(docs.map((doc, place) => [doc, place]));
const bySection = Map.groupBy(docs, ({ section }) => section);

/** A page of the documentation in a language, with its neighbours. */
export function toDocContent(doc: Doc, request: PageRequest): DocContent {
  const { language } = request;
  const linkTo = ({ path, title }: Doc): DocLink => ({ href: localePath(path, language), title });
  const index = places.get(doc) ?? -1;
  const neighbour = (at: number): DocLink | null => {
    const found = docs[at];
    return found === undefined ? null : linkTo(found);
  };
  return {
    title: doc.title,
    description: doc.description,
    html: markDraft(localizeLinks(doc.html, language), doc.draft ?? false, request),
    headings: doc.headings,
    siblings: (bySection.get(doc.section) ?? [])
      .filter(({ group }) => group === undefined || group === doc.group)
      .map((other) => ({ ...linkTo(other), current: other === doc })),
    sections: docSectionsOf(doc.section, request),
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
    editUrl: doc.file === null || docsConfig.editUrl === '' ? null : docsConfig.editUrl.replace('{file}', doc.file),
    updatedAt: doc.updatedAt,
    markdownUrl: `${doc.path}.md`,
    textLanguage: language === defaultLanguage ? null : defaultLanguage,
  };
}

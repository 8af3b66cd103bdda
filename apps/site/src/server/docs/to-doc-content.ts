import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { docsConfig } from '@onepoint/site-config';
import type { DocContent, DocLink } from '../../shared/doc-content.ts';
import { localizeLinks } from '../articles/localize-links.ts';
import type { PageRequest } from '../page-source.ts';
import { docSections } from './doc-sections.ts';
import type { Doc } from './doc.ts';

/** A page of the documentation in a language, with its neighbours. `docs` are all pages in their order. */
export function toDocContent(doc: Doc, docs: readonly Doc[], { language, translate }: PageRequest): DocContent {
  const linkTo = ({ path, title }: Doc): DocLink => ({ href: localePath(path, language), title });
  const index = docs.indexOf(doc);
  const neighbour = (at: number): DocLink | null => {
    const found = docs[at];
    return found === undefined ? null : linkTo(found);
  };
  const sections = docSections.flatMap((section) => {
    const first = docs.find((other) => other.section === section);
    if (first === undefined) return [];
    return [
      { href: localePath(first.path, language), title: translate(['docs_nav'], `sections.${section}`), current: section === doc.section },
    ];
  });
  return {
    title: doc.title,
    description: doc.description,
    html: localizeLinks(doc.html, language),
    headings: doc.headings,
    siblings: docs.filter(({ section }) => section === doc.section).map(linkTo),
    sections,
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
    editUrl: doc.file === null || docsConfig.editUrl === '' ? null : docsConfig.editUrl.replace('{file}', doc.file),
    updatedAt: doc.updatedAt,
    markdownUrl: `${doc.path}.md`,
    textLanguage: language === defaultLanguage ? null : defaultLanguage,
  };
}

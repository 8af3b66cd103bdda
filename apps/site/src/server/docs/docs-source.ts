import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { docsConfig } from '@onepoint/site-config';
import type { DocContent, DocLink } from '../../shared/content/doc-content.ts';
import { localizeLinks, toPlainMarkdown } from '../articles/article-text.ts';
import { markDraft } from '../drafts.ts';
import type { PageSource, PageRequest } from '../page-source.ts';
import type { DocSection } from './doc-sections.ts';
import type { Doc } from './doc.ts';
import { docs, docSectionsOf } from './docs.ts';

const proses = new WeakMap<Doc, string>();

/** The text without code, cached because it is the same in every language. */
function proseOf(doc: Doc): string {
  const known = proses.get(doc);
  if (known !== undefined) return known;
  const prose = toPlainMarkdown(doc.markdown)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  proses.set(doc, prose);
  return prose;
}

/** Search text of a docs page: the localized name of its section, and the text without code. */
function toSearchText(doc: Doc, { translate }: PageRequest): string {
  return `${translate(['docs_nav'], `sections.${doc.section}`)}\n${proseOf(doc)}`;
}

const places = new Map(docs.map((doc, place) => [doc, place]));
const bySection = Map.groupBy(docs, ({ section }) => section);

/** A docs page in a language, with its neighbors. */
function toDocContent(doc: Doc, request: PageRequest): DocContent {
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

const byPath = new Map(docs.map((doc) => [doc.path, doc]));

const groupOf = (section: DocSection): 'chains' | 'errors' | 'guides' =>
  section === 'chains' || section === 'errors' ? section : 'guides';

/** All docs pages except the method reference. */
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
      // A getter: search, site map and feeds read pages without their content.
      get content() {
        return toDocContent(doc, request);
      },
    };
  },
};

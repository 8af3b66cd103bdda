import type { ServiceChain } from '@onepoint/chains';
import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { docsConfig } from '@onepoint/site-config';
import type { DocContent, DocLink } from '../../shared/content/doc-content.ts';
import { offeredChains } from '../../shared/rpc/served-chains.ts';
import { localizeLinks, toPlainMarkdown } from '../articles/article-text.ts';
import { markDraft } from '../articles/publication.ts';
import { isOffered, offeredChainDoc } from '../chains/list-chain-docs.tsx';
import { readServedChains } from '../chains/read-served-chains.ts';
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

/** The guides in the reading order for newcomers. */
const readingOrder = docs.filter(({ detour }) => !detour);

const bySection = Map.groupBy(docs, ({ section }) => section);

/** A docs page in a language, with its neighbors. Its menu lists only the `offered` chains. */
function toDocContent(doc: Doc, request: PageRequest, offered: readonly ServiceChain[]): DocContent {
  const { language } = request;
  const linkTo = ({ path, title }: Doc): DocLink => ({ href: localePath(path, language), title });
  // A detour leads through its section, and back to the reading order at its end.
  const order = doc.detour ? docs : readingOrder;
  const index = order.indexOf(doc);
  const neighbour = (others: readonly Doc[]): DocLink | null => {
    const found = others.find((other) => isOffered(other, offered));
    return found === undefined ? null : linkTo(found);
  };
  const { description, headings, html } = offeredChainDoc(doc, offered);
  return {
    title: doc.title,
    description,
    html: markDraft(localizeLinks(html, language), { draft: doc.draft ?? false, publishAt: doc.publishAt }, request),
    headings,
    siblings: (bySection.get(doc.section) ?? [])
      .filter(({ group }) => group === undefined || group === doc.group)
      .filter((other) => isOffered(other, offered))
      .map((other) => ({ ...linkTo(other), current: other === doc })),
    sections: docSectionsOf(doc.section, request),
    previous: neighbour(order.slice(0, index).toReversed()),
    next: neighbour(order.slice(index + 1)),
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
  read: async (request) => {
    const doc = byPath.get(request.pathname);
    if (doc === undefined) return undefined;
    // Only pages of this section mention single chains in their menu: the others stay files of the build.
    const offered = doc.section === 'chains' ? offeredChains(await readServedChains(request)) : [];
    const { title, fact, draft = false, file } = doc;
    const { description } = offeredChainDoc(doc, offered);
    return {
      heading: title,
      description,
      writtenIn: [defaultLanguage],
      updatedAt: doc.updatedAt,
      noindex: draft || !isOffered(doc, offered),
      subject: { type: 'guide' },
      ...(fact === undefined ? {} : { fact }),
      ...(file === null ? {} : { file }),
      search: { group: groupOf(doc.section), text: toSearchText(doc, request) },
      // A getter: search, site map and feeds read pages without their content.
      get content() {
        return toDocContent(doc, request, offered);
      },
    };
  },
};

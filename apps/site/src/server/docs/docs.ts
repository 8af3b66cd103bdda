import { localePath } from '@onepoint/navigation';
import type { DocFrame } from '../../shared/content/doc-content.ts';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { listChainDocs } from '../chains/list-chain-docs.tsx';
import { listErrorDocs } from '../errors/list-error-docs.tsx';
import type { PageRequest } from '../page-source.ts';
import { docSections, type DocSection } from './doc-sections.ts';
import type { Doc } from './doc.ts';
import { docSchema, parseFrontMatter } from '../articles/front-matter.ts';
import { isPublished, showsDrafts } from '../articles/publication.ts';

const modules = import.meta.glob<ArticleModule>('../../../content/docs/**/*.mdx', { eager: true });

const pathOf = (file: string): string => `/${file.replace(/^content\//, '').replace(/(?:\/index)?\.mdx$/, '')}`;

/** The guides under `content/docs`, in docs order. */
function listGuides(): readonly Doc[] {
  const all = Object.values(modules).map((module) => {
    const { file, frontMatter, ...rest } = module.article;
    const parsed = parseFrontMatter(docSchema, file, frontMatter);
    return { ...parsed, draft: !isPublished(parsed), ...rest, file, path: pathOf(file), html: renderArticle(module) };
  });
  const guides = all.filter(({ draft }) => showsDrafts || !draft);
  return guides.toSorted((a, b) => docSections.indexOf(a.section) - docSections.indexOf(b.section) || a.order - b.order);
}

/** Every docs page except methods, in docs order. */
export const docs: readonly Doc[] = [...listGuides(), ...listChainDocs(), ...listErrorDocs()].toSorted(
  (a, b) => docSections.indexOf(a.section) - docSections.indexOf(b.section),
);

/** Index of the method reference. Its section has no guides, so its first page is this one. */
export const methodsPath = '/docs/methods';

/** Path of a method's page, without language prefix. */
export const methodPath = (name: string): string => `${methodsPath}/${name}`;

const firstPaths = new Map<DocSection, string>([
  ...docs.map(({ section, path }) => [section, path] as const).toReversed(),
  ['methods', methodsPath],
]);

export function docSectionsOf(current: DocSection, { language, translate }: PageRequest): DocFrame['sections'] {
  return docSections.flatMap((section) => {
    const path = firstPaths.get(section);
    if (path === undefined) return [];
    return [{ href: localePath(path, language), title: translate(['docs_nav'], `sections.${section}`), current: section === current }];
  });
}

import { defaultLanguage } from '@onepoint/i18n';
import type { AgreementContent } from '../../shared/content/page-content.ts';
import { renderArticle, type ArticleModule } from '../articles/article-module.ts';
import { agreementSchema, parseFrontMatter } from '../articles/front-matter.ts';
import { localizeLinks } from '../articles/article-text.ts';
import type { LinkedArticle } from '../checks/checks.ts';
import type { PageSource } from '../page-source.ts';

interface Agreement extends LinkedArticle {
  title: string;
  description: string;
  /** The text as markup, with links without language prefix. */
  html: string;
  markdown: string;
  /** ISO 8601; null without a Git history. */
  updatedAt: string | null;
}

const modules = import.meta.glob<ArticleModule>('../../../content/agreement/*.mdx', { eager: true });

/** The agreements under `content/agreement`, in the order of their file names. */
export const agreements: readonly Agreement[] = Object.values(modules).map((module) => {
  const { file, frontMatter, anchors, links, markdown, updatedAt } = module.article;
  const path = `/${file.replace(/^content\//, '').replace(/\.mdx$/, '')}`;
  return {
    ...parseFrontMatter(agreementSchema, file, frontMatter),
    file,
    path,
    anchors,
    links,
    markdown,
    updatedAt,
    html: renderArticle(module),
  };
});

/** Policies and terms: in English in every language, because only the English text is binding. */
export const agreementSource: PageSource = {
  listPaths: () => agreements.map(({ path }) => path),
  read: ({ pathname, language }) => {
    const agreement = agreements.find(({ path }) => path === pathname);
    if (agreement === undefined) return undefined;
    const { title, description, file, html, markdown, updatedAt } = agreement;
    const textLanguage = language === defaultLanguage ? null : defaultLanguage;
    const content: AgreementContent = { title, description, html: localizeLinks(html, language), textLanguage };
    return {
      heading: title,
      description,
      file,
      writtenIn: [defaultLanguage],
      updatedAt,
      search: { group: 'pages', text: markdown },
      content,
    };
  },
};

import type { PageFacts } from '../../shared/head/page-facts.ts';
import type { PageParts } from '../page-source.ts';

/** What a page is described by; nothing that goes without saying, for it travels with the page's context. */
export function pageFactsOf({ heading, description, noindex, canonical, writtenIn, updatedAt, subject }: PageParts): PageFacts {
  const isArticle = subject?.type === 'guide' || subject?.type === 'post';
  return {
    heading,
    description,
    ...(noindex === true && { noindex }),
    ...(canonical !== undefined && { canonical }),
    ...(writtenIn !== undefined && { writtenIn }),
    ...(isArticle && { isArticle }),
    ...(subject?.type === 'post' && { publishedAt: subject.publishedAt }),
    ...(isArticle && typeof updatedAt === 'string' && { updatedAt }),
  };
}

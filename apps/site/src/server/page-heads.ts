import type { PageId } from '../app/pages.ts';

export interface PageHead {
  /** Key of the page's own heading, in the namespace `page`. */
  headingKey: string;
  descriptionKey: string;
  /** Keeps the page out of search. */
  noindex: boolean;
}

/** What search and social networks are told about each page. */
export const pageHeads: Readonly<Record<PageId, PageHead>> = {
  home: { headingKey: 'home.hero.title', descriptionKey: 'home.description', noindex: false },
  'not-found': { headingKey: 'notFound.title', descriptionKey: 'notFound.description', noindex: true },
};

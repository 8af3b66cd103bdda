import type { Dictionaries } from '@onepoint/i18n';
import type { SearchParameters } from '@onepoint/navigation';
import type { PageFacts } from './head/page-facts.ts';

/** Everything a page is rendered from: part of its HTML, and what client navigation fetches. */
export interface PageContext {
  pageId: string;
  host: string;
  locale: string;
  /** Path without language prefix. */
  urlLogical: string;
  /** Of the address it is shown under; none in a document, which is the same for all of them. */
  searchParameters: SearchParameters;
  /** What it says of itself to machines. */
  facts: PageFacts;
  /** Languages that have pages in this build. */
  languages: readonly string[];
  /** The texts this page shows, English where its language lacks one. */
  translations: Dictionaries;
  /** What every page is given. */
  data: PageData;
  /** What this page's component draws; its shape is the page's own. */
  content?: unknown;
}

export interface PageData {
  /** Year of the build, for the copyright line. */
  year: number;
}

/** A page context from JSON, or undefined for anything else. */
export function parsePageContext(value: unknown): PageContext | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const context = value as Partial<PageContext>;
  const complete =
    typeof context.pageId === 'string' &&
    typeof context.locale === 'string' &&
    typeof context.urlLogical === 'string' &&
    Array.isArray(context.languages) &&
    typeof context.translations === 'object' &&
    typeof context.data === 'object' &&
    typeof context.facts === 'object';
  return complete ? (value as PageContext) : undefined;
}

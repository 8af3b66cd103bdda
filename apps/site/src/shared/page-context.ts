import type { Dictionaries } from '@onepoint/i18n';
import type { SearchParameters } from '@onepoint/navigation';
import { createContext, use } from 'react';
import type { DescribedPage } from './head/page-tags.ts';

/** All data for rendering a page: part of its HTML, and fetched by client navigation. */
export interface PageContext extends DescribedPage {
  pageId: string;
  /** Of the host that served the page. */
  origin: string;
  /** Of the address that the page is shown at; empty in documents, which are the same for every query string. */
  searchParameters: SearchParameters;
  /** The texts that this page shows, in English if its language lacks one. */
  translations: Dictionaries;
  /** Data of every page: the year of the build, for the copyright line. */
  data: { year: number };
  /** Data of the page's component; each page has its own shape. */
  content?: unknown;
}

/** A page context from JSON, or undefined for anything else. */
export function parsePageContext(value: unknown): PageContext | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { pageId, locale, urlLogical, languages, translations, data, facts } = value as Partial<PageContext>;
  const areStrings = [pageId, locale, urlLogical].every((field) => typeof field === 'string');
  const areObjects = [translations, data, facts].every((field) => typeof field === 'object');
  return areStrings && areObjects && Array.isArray(languages) ? (value as PageContext) : undefined;
}

const Context = createContext<PageContext | undefined>(undefined);

export const PageContextProvider = Context.Provider;

/** The context of the page on screen. Throws outside a page. */
export function usePage(): PageContext {
  const context = use(Context);
  if (context === undefined) throw new Error('usePage needs a PageContextProvider above it');
  return context;
}

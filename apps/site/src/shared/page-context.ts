import type { Dictionaries } from '@onepoint/i18n';

/** Everything a page is rendered from: part of its HTML, and what client navigation fetches. */
export interface PageContext {
  pageId: string;
  host: string;
  locale: string;
  /** Path without language prefix. */
  urlLogical: string;
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
    typeof context.data === 'object';
  return complete ? (value as PageContext) : undefined;
}

/** What is loaded in place of a page context where an address stands for another page. */
export interface PageContextAbort {
  kind: 'rewrite' | 'redirect';
  /** Path with its language prefix, or an address elsewhere. */
  to: string;
}

/** An abort from JSON, or undefined for anything else. */
export function parsePageContextAbort(value: unknown): PageContextAbort | undefined {
  if (typeof value !== 'object' || value === null || !('abort' in value)) return undefined;
  const abort = value.abort as Partial<PageContextAbort> | null;
  const known = abort?.kind === 'rewrite' || abort?.kind === 'redirect';
  return known && typeof abort.to === 'string' ? { kind: abort.kind as PageContextAbort['kind'], to: abort.to } : undefined;
}

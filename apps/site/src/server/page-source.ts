import type { Translate } from '@onepoint/i18n';
import type { SearchGroup } from '../shared/search/search-entry.ts';
import type { ReadPageData } from './page-data/page-data-source.ts';
import type { PageSubject } from './structured-data/page-subject.ts';

export interface PageRequest {
  /** Path without language prefix. */
  pathname: string;
  language: string;
  /** Texts in the language of the page. */
  translate: Translate;
  /**
   * What the API, the gateway and the probes say now; undefined where they say nothing, and the page has to do without. The site's server
   * renders a page that reads data anew when they are no longer fresh; a build renders it with what it is given, or with none.
   */
  readData: ReadPageData;
}

/** What a page is made of besides its frame. */
export interface PageParts {
  /** The page's own heading, for those who share a link to it. */
  heading: string;
  description: string;
  /** Keeps the page out of search, and without an address of its own. */
  noindex?: boolean;
  /** Path without language prefix of the page that this one is a view of. */
  canonical?: string;
  /** Languages in which the page's own text exists, where that is not all: search is told of no others. */
  writtenIn?: readonly string[];
  /** When its text was last changed, ISO 8601. */
  updatedAt?: string | null;
  /** What it is to machines; default: a page like any other. */
  subject?: PageSubject;
  /** The one number that it is about, for its picture: "26 compute units". */
  fact?: string;
  /** Its source file from the site's folder, to name where a mistake is. */
  file?: string;
  /** Where search lists it, and what it is found by beside title and description. Default: `pages`, by the texts it shows. */
  search?: { group: SearchGroup; text: string };
  /** What the page's component draws; JSON. A source of many pages makes it when it is asked for, each time anew. */
  content?: unknown;
}

/** An address that stands for another page: shown under its own address (`rewrite`), or left for the other (`redirect`). */
export interface PageAbort {
  /** Path without language prefix. */
  path: string;
  kind: 'rewrite' | 'redirect';
  /** Path without language prefix, or an address elsewhere. */
  to: string;
}

/** Where a route's pages come from. */
export interface PageSource {
  /** Paths without language prefix of every page. */
  listPaths: () => readonly string[];
  /** Addresses of the route that stand for other pages. */
  listAborts?: () => readonly PageAbort[];
  /** The parts of a page, or undefined where there is none. */
  read: (request: PageRequest) => PageParts | undefined | Promise<PageParts | undefined>;
}

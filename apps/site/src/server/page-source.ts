import type { Translate } from '@onepoint/i18n';
import type { PageFacts } from '../shared/head/page-tags.ts';
import type { SearchGroup } from '../shared/search/search-options.ts';
import type { ReadPageData } from './page-data/page-data-source.ts';

export interface PageRequest {
  /** Path without language prefix. */
  pathname: string;
  language: string;
  translate: Translate;
  /**
   * Reads data of the API, the gateway or the probes; undefined if there are none. The site's server renders pages with data again when they are stale.
   */
  readData: ReadPageData;
}

export interface PageParts {
  /** The page's own heading. */
  heading: string;
  description: string;
  noindex?: boolean;
  /** Path without language prefix of the page that this one is a variant of. */
  canonical?: string;
  /** Languages that the page's own text exists in, if not all. */
  writtenIn?: readonly string[];
  /** Last change of its text, ISO 8601. */
  updatedAt?: string | null;
  /** Subject for JSON-LD; default: an ordinary page. */
  subject?: PageSubject;
  /** The key figure for its social card: "26 compute units". */
  fact?: string;
  /** Source file from the site's folder, for error messages. */
  file?: string;
  /** Search group, and search text in addition to title and description. Default: `pages`, with the visible texts. */
  search?: { group: SearchGroup; text: string };
  /** JSON for the page's component. Sources of many pages use a getter. */
  content?: unknown;
}

export interface PageSource {
  /** Paths without language prefix of every page. */
  listPaths: () => readonly string[];
  /** Undefined if there is no such page. */
  read: (request: PageRequest) => PageParts | undefined | Promise<PageParts | undefined>;
}

export type PageSubject =
  | { type: 'site' }
  | { type: 'guide' }
  | { type: 'questions'; questions: readonly { question: string; answer: string }[] }
  | {
      type: 'post';
      /** ISO 8601. */
      publishedAt: string;
    };

/** The facts that `<head>` is made from. Defaults are left out, because the facts are part of every page context. */
export function pageFactsOf({ heading, description, noindex, canonical, writtenIn, updatedAt, subject }: PageParts): PageFacts {
  const isArticle = subject?.type === 'guide' || subject?.type === 'post';
  return {
    heading,
    description,
    // A shared preview must not appear in search results instead of the site.
    ...((noindex === true || import.meta.env.MODE === 'preview') && { noindex: true }),
    ...(canonical !== undefined && { canonical }),
    ...(writtenIn !== undefined && { writtenIn }),
    ...(isArticle && { isArticle }),
    ...(subject?.type === 'post' && { publishedAt: subject.publishedAt }),
    ...(isArticle && typeof updatedAt === 'string' && { updatedAt }),
  };
}

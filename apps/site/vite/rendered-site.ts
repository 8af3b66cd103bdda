import type { PublicConfig } from '@onepoint/site-config';
import type { PageDataServices, PageDataServicesParameters } from '../src/server/page-data/page-data-services.ts';
import type { PageDataStoreParameters } from '../src/server/page-data/create-page-data-store.ts';
import type { ReadPageData } from '../src/server/page-data/page-data-source.ts';
import type { Picture } from './pictures/picture.ts';

/** One page as the server bundle renders it: the parts of its document. */
export interface RenderedPage {
  status: number;
  pageId: string;
  language: string;
  /** How long its data stay fresh; null for a page that only changes with a build. */
  dataFreshMs: number | null;
  /** Markup for `<head>`. */
  head: string;
  /** Markup of the application. */
  body: string;
  /** What client navigation loads; JSON text. */
  pageContext: string;
  /** What the client hydrates from: the same without what is in the markup already; JSON text. */
  inlineContext: string;
  /** The picture that links to the page are shared with; null where it has none of its own. */
  picture: Picture | null;
}

/** What `src/server/entry-server.tsx` exports. */
export interface RenderedSite {
  /** What the build was made with: the pages use these services, whatever the server's environment says. */
  publicConfig: Pick<PublicConfig, 'clerkPublishableKey' | 'apiUrl' | 'gatewayUrl' | 'analyticsUrl' | 'devMode' | 'paymentHosts'>;
  /** Paths of all pages, in every language that has dictionaries. */
  listPages: () => string[];
  /** Paths under which the "no such page" document of each language is rendered, and the file it is written to. */
  listNotFoundPages: () => { path: string; file: string }[];
  /** Addresses that stand for other pages. */
  listAborts: () => { path: string; kind: 'rewrite' | 'redirect'; to: string }[];
  /** Files that are not pages. Throws where content has a mistake. */
  listSiteFiles: () => Promise<readonly { path: string; text: string }[]>;
  renderPage: (path: string, readData?: ReadPageData) => Promise<RenderedPage>;
  /** Texts that no dictionary had, as `namespace:key`, since the last call. */
  takeMissingTexts: () => readonly string[];
  createPageDataServices: (parameters: PageDataServicesParameters) => PageDataServices;
  createPageDataStore: (parameters: PageDataStoreParameters) => ReadPageData;
}

import { canonicalPath, matchesRoutePattern, ownerOf, parseLanguagePrefix } from '@onepoint/navigation';
import type { ComponentType } from 'react';
import type { PageContext } from '../shared/page-context.ts';
import { splitDocChain } from '../shared/site-paths.ts';

interface PageDefinition {
  /** Name of the page. Its component is in `features/<feature>/<id>-page.tsx`: the build finds styles and scripts by that file name. */
  readonly id: string;
  /** Path without language prefix; `*` matches the rest of it. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** Each page is a separate chunk. */
export const pages = [
  { id: 'home', path: '/', load: async () => (await import('../features/home/home-page.tsx')).HomePage },
  { id: 'chains', path: '/chains', load: async () => (await import('../features/chains/chains-page.tsx')).ChainsPage },
  { id: 'networks', path: '/networks', load: async () => (await import('../features/chains/networks-page.tsx')).NetworksPage },
  { id: 'pricing', path: '/pricing', load: async () => (await import('../features/pricing/pricing-page.tsx')).PricingPage },
  { id: 'referrals', path: '/referrals', load: async () => (await import('../features/referrals/referrals-page.tsx')).ReferralsPage },
  { id: 'gsitemap', path: '/gsitemap', load: async () => (await import('../features/site-map/gsitemap-page.tsx')).GsitemapPage },
  { id: 'pos', path: '/pos', load: async () => (await import('../features/pos/pos-page.tsx')).PosPage },
  { id: 'draft', path: '/draft', load: async () => (await import('../features/draft/draft-page.tsx')).DraftPage },
  { id: 'selectx', path: '/draft/selectx', load: async () => (await import('../features/draft/selectx-page.tsx')).SelectxPage },
  { id: 'status', path: '/service-status', load: async () => (await import('../features/status/status-page.tsx')).StatusPage },
  { id: 'agreement', path: '/agreement/*', load: async () => (await import('../features/agreement/agreement-page.tsx')).AgreementPage },
  { id: 'changelog', path: '/docs/changelog', load: async () => (await import('../features/changelog/changelog-page.tsx')).ChangelogPage },
  { id: 'post', path: '/docs/changelog/*', load: async () => (await import('../features/changelog/post-page.tsx')).PostPage },
  { id: 'methods', path: '/docs/methods', load: async () => (await import('../features/docs/methods-page.tsx')).MethodsPage },
  { id: 'method', path: '/docs/methods/*', load: async () => (await import('../features/docs/method-page.tsx')).MethodPage },
  { id: 'docs', path: '/docs/*', load: async () => (await import('../features/docs/docs-page.tsx')).DocsPage },
] as const satisfies readonly PageDefinition[];

const loadNotFoundPage = async (): Promise<ComponentType> => (await import('../features/failure/not-found-page.tsx')).NotFoundPage;

export const notFoundPageId = 'not-found';

export type PageId = (typeof pages)[number]['id'] | typeof notFoundPageId;

export interface ShownPage {
  readonly context: PageContext;
  readonly Component: ComponentType;
}

const longestFirst = pages.toSorted((a, b) => b.path.length - a.path.length);

/** The pages whose pattern matches a path without language prefix, longest pattern first. */
export function listMatchingPages(pathname: string): readonly (typeof pages)[number][] {
  return longestFirst.filter((page) => matchesRoutePattern(page.path, pathname));
}

/** Loads the component of a page; undefined for a page that this build does not have. */
export async function loadPageComponent(pageId: string): Promise<ComponentType | undefined> {
  const load = pageId === notFoundPageId ? loadNotFoundPage : pages.find(({ id }) => id === pageId)?.load;
  return load?.();
}

/** The page that may be at an address, or undefined if another app or a file answers there. Browser only. */
export function findPageId(url: URL, languages: readonly string[]): PageId | undefined {
  const { pathname } = parseLanguagePrefix(splitDocChain(url.pathname).page, languages);
  if (url.origin !== location.origin || ownerOf(pathname) !== 'site') return undefined;
  return longestFirst.find((page) => matchesRoutePattern(page.path, pathname))?.id;
}

/** The canonical address of a page, starting at the path: without `/en`, `/index.html`, trailing slashes, and hash. */
export const pageAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, languages: readonly string[]): string =>
  canonicalPath(pathname.replace(/\/index\.html$/, '/'), languages) + search;

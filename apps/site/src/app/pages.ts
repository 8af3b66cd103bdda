import { matchesRoutePattern } from '@onepoint/navigation';
import type { ComponentType } from 'react';

export interface PageDefinition {
  /** Name of the page; its route module is `routes/<id>-route.tsx`. */
  readonly id: string;
  /** Path without language prefix; a star stands for the rest of it. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** Every page of the site. */
export const pages = [
  { id: 'home', path: '/', load: async () => (await import('./routes/home-route.tsx')).HomeRoute },
  { id: 'chains', path: '/chains', load: async () => (await import('./routes/chains-route.tsx')).ChainsRoute },
  { id: 'networks', path: '/networks', load: async () => (await import('./routes/networks-route.tsx')).NetworksRoute },
  { id: 'pricing', path: '/pricing', load: async () => (await import('./routes/pricing-route.tsx')).PricingRoute },
  { id: 'referrals', path: '/referrals', load: async () => (await import('./routes/referrals-route.tsx')).ReferralsRoute },
  { id: 'gsitemap', path: '/gsitemap', load: async () => (await import('./routes/gsitemap-route.tsx')).GsitemapRoute },
  { id: 'pos', path: '/pos', load: async () => (await import('./routes/pos-route.tsx')).PosRoute },
  { id: 'draft', path: '/draft', load: async () => (await import('./routes/draft-route.tsx')).DraftRoute },
  { id: 'selectx', path: '/draft/selectx', load: async () => (await import('./routes/selectx-route.tsx')).SelectxRoute },
  { id: 'status', path: '/service-status', load: async () => (await import('./routes/status-route.tsx')).StatusRoute },
  { id: 'agreement', path: '/agreement/*', load: async () => (await import('./routes/agreement-route.tsx')).AgreementRoute },
  { id: 'changelog', path: '/docs/changelog', load: async () => (await import('./routes/changelog-route.tsx')).ChangelogRoute },
  { id: 'post', path: '/docs/changelog/*', load: async () => (await import('./routes/post-route.tsx')).PostRoute },
  { id: 'methods', path: '/docs/methods', load: async () => (await import('./routes/methods-route.tsx')).MethodsRoute },
  { id: 'method', path: '/docs/methods/*', load: async () => (await import('./routes/method-route.tsx')).MethodRoute },
  { id: 'docs', path: '/docs/*', load: async () => (await import('./routes/docs-route.tsx')).DocsRoute },
] as const satisfies readonly PageDefinition[];

const loadNotFoundRoute = async (): Promise<ComponentType> => (await import('./routes/not-found-route.tsx')).NotFoundRoute;

export const notFoundPageId = 'not-found';

export type PageId = (typeof pages)[number]['id'] | typeof notFoundPageId;

/** Pages whose pattern a path without language prefix matches, the most exact first: of two patterns the longer. */
export function listMatchingPages(pathname: string): readonly (typeof pages)[number][] {
  return pages.filter((page) => matchesRoutePattern(page.path, pathname)).toSorted((a, b) => b.path.length - a.path.length);
}

/** Loads what renders a page; undefined for a page that this build does not have. */
export async function loadPageComponent(pageId: string): Promise<ComponentType | undefined> {
  const load = pageId === notFoundPageId ? loadNotFoundRoute : pages.find(({ id }) => id === pageId)?.load;
  return load?.();
}

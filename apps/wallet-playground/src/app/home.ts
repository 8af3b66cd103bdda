import { documentTitle, siteConfig } from '@onepoint/site-config';

/** Site that the playground belongs to: one on the same origin, one elsewhere, or none. */
export type Home = { readonly kind: 'same-origin' } | { readonly kind: 'elsewhere'; readonly siteUrl: string } | { readonly kind: 'none' };

/** @param siteUrl of the served configuration: empty, `none`, or the base URL of the site and the dashboard */
export function homeOf(siteUrl: string): Home {
  if (siteUrl === '') return { kind: 'same-origin' };
  return siteUrl === 'none' ? { kind: 'none' } : { kind: 'elsewhere', siteUrl };
}

/** Title of the document. Ends with the site's title only if the playground is part of the site. */
export function pageTitle({ kind }: Home, ...names: readonly string[]): string {
  return kind === 'same-origin' ? documentTitle(...names) : [...names, siteConfig.name].join(' – ');
}

type HomeLinkId = 'site' | 'docs' | 'dashboard';

/**
 * Links to the site and the dashboard; none unless they are known to be elsewhere.
 *
 * @param homePath path of the site's home in the language of the page
 */
export function listHomeLinks(home: Home, homePath: string): readonly { readonly id: HomeLinkId; readonly href: string }[] {
  if (home.kind !== 'elsewhere') return [];
  const prefix = `${home.siteUrl}${homePath.replace(/\/$/, '')}`;
  return [
    { id: 'site', href: `${prefix}/` },
    { id: 'docs', href: `${prefix}/docs/wallet-playground` },
    { id: 'dashboard', href: `${prefix}/dashboard` },
  ];
}

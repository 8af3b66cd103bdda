import type { PageId } from '../app/pages.ts';
import { agreementSource } from './agreement/agreement-source.ts';
import { chainsSource } from './chains/chains-source.ts';
import { changelogSource } from './changelog/changelog-source.ts';
import { postSource } from './changelog/post-source.ts';
import { docsSource } from './docs/docs-source.ts';
import { homeSource } from './home/home-source.ts';
import { methodSource } from './methods/method-source.ts';
import { methodsSource } from './methods/methods-source.ts';
import type { PageSource } from './page-source.ts';
import { pricingSource } from './pricing/pricing-source.ts';
import { siteMapSource } from './site-map/site-map-source.ts';
import { statusSource } from './status/status-source.ts';
import { textPage } from './text-page.ts';

/** Where the pages of each route come from. */
export const pageSources: Readonly<Record<PageId, PageSource>> = {
  home: homeSource,
  chains: chainsSource('/chains', 'chains'),
  networks: chainsSource('/networks', 'networks', '/chains'),
  pricing: pricingSource,
  referrals: textPage('/referrals', 'referrals'),
  gsitemap: siteMapSource,
  // Pages outside the menus, which search is not told of.
  pos: textPage('/pos', 'pos', { noindex: true }),
  draft: textPage('/draft', 'draft', { noindex: true }),
  selectx: textPage('/draft/selectx', 'draft.selectx', { noindex: true }),
  status: statusSource,
  agreement: agreementSource,
  changelog: changelogSource,
  post: postSource,
  docs: docsSource,
  methods: methodsSource,
  method: methodSource,
  'not-found': textPage('/404', 'notFound', { noindex: true }),
};

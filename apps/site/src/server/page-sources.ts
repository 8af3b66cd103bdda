import type { PageId } from '../app/pages.ts';
import { agreementSource } from './pages/agreements.ts';
import { chainsSource } from './pages/chains-source.ts';
import { changelogSource, postSource } from './changelog/changelog-source.ts';
import { docsSource } from './docs/docs-source.ts';
import { homeSource } from './pages/home-source.ts';
import { methodSource, methodsSource } from './methods/method-source.ts';
import type { PageSource } from './page-source.ts';
import { pricingSource } from './pages/pricing-source.ts';
import { siteMapSource } from './pages/site-map-source.ts';
import { statusSource } from './status/status-source.ts';
import { textPage } from './pages/text-page.ts';

export const pageSources: Readonly<Record<PageId, PageSource>> = {
  home: homeSource,
  chains: chainsSource('/chains', 'chains'),
  networks: chainsSource('/networks', 'networks', '/chains'),
  pricing: pricingSource,
  referrals: textPage('/referrals', 'referrals'),
  gsitemap: siteMapSource,
  // Unlinked and unindexed pages.
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

import type auth from '@onepoint/locales/en/auth.json';
import type billing from '@onepoint/locales/en/billing.json';
import type common from '@onepoint/locales/en/common.json';
import type dashboard from '@onepoint/locales/en/dashboard.json';
import type docsNav from '@onepoint/locales/en/docs_nav.json';
import type emails from '@onepoint/locales/en/emails.json';
import type methods from '@onepoint/locales/en/methods.json';
import type modals from '@onepoint/locales/en/modals.json';
import type nav from '@onepoint/locales/en/nav.json';
import type page from '@onepoint/locales/en/page.json';
import type pricing from '@onepoint/locales/en/pricing.json';
import type provider from '@onepoint/locales/en/provider.json';
import type tokens from '@onepoint/locales/en/tokens.json';
import type webhooks from '@onepoint/locales/en/webhooks.json';

/** Shape of every namespace, from the English dictionaries. Provides the types of keys. */
export interface Resources {
  common: typeof common;
  auth: typeof auth;
  provider: typeof provider;
  nav: typeof nav;
  page: typeof page;
  docs_nav: typeof docsNav;
  dashboard: typeof dashboard;
  emails: typeof emails;
  billing: typeof billing;
  modals: typeof modals;
  methods: typeof methods;
  pricing: typeof pricing;
  tokens: typeof tokens;
  webhooks: typeof webhooks;
}

export type Namespace = keyof Resources;

export const namespaces = [
  'common',
  'auth',
  'provider',
  'nav',
  'page',
  'docs_nav',
  'dashboard',
  'emails',
  'billing',
  'modals',
  'methods',
  'pricing',
  'tokens',
  'webhooks',
] as const satisfies readonly Namespace[];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Resources;
  }
}

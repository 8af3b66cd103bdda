import { parsePublicConfig } from './parse-public-config.ts';

// Each variable is written out, so that a build replaces the whole expression by a constant and removes dead code.
// Node has no `import.meta.env`, and browsers have no `process`.
const fromProcess = (name: string): string => globalThis.process?.env?.[name] ?? '';
const clerkPublishableKey: string = import.meta.env?.ONEPOINT_CLERK_PUBLISHABLE_KEY ?? fromProcess('ONEPOINT_CLERK_PUBLISHABLE_KEY');

/**
 * Whether the embedded identity service is used. A build constant: code behind `if (usesEmbeddedIdentity)` is not part of a build with a
 * publishable key.
 */
export const usesEmbeddedIdentity: boolean = clerkPublishableKey === '';

const analyticsUrl: string = import.meta.env?.ONEPOINT_ANALYTICS_URL ?? fromProcess('ONEPOINT_ANALYTICS_URL');

/** Whether page views can be counted. A build constant: a build without an analytics service contains no code for it. */
export const usesAnalytics: boolean = analyticsUrl !== '';

const browserReports: string = import.meta.env?.ONEPOINT_BROWSER_REPORTS ?? fromProcess('ONEPOINT_BROWSER_REPORTS');

/** Whether errors and web vitals can be reported. A build constant, too. */
export const usesReports: boolean = browserReports === 'true';

/** Whether the site asks for consent. */
export const asksConsent: boolean = usesAnalytics || usesReports;

/** Configuration of the front ends, from the build environment or, in Node, from the process environment. */
export const publicConfig = parsePublicConfig({
  ONEPOINT_CLERK_PUBLISHABLE_KEY: clerkPublishableKey,
  ONEPOINT_API_URL: import.meta.env?.ONEPOINT_API_URL ?? fromProcess('ONEPOINT_API_URL'),
  ONEPOINT_GATEWAY_URL: import.meta.env?.ONEPOINT_GATEWAY_URL ?? fromProcess('ONEPOINT_GATEWAY_URL'),
  ONEPOINT_SERVICE_CHAINS: import.meta.env?.ONEPOINT_SERVICE_CHAINS ?? fromProcess('ONEPOINT_SERVICE_CHAINS'),
  ONEPOINT_PRODUCTION_HOST: import.meta.env?.ONEPOINT_PRODUCTION_HOST ?? fromProcess('ONEPOINT_PRODUCTION_HOST'),
  ONEPOINT_DEV_MODE: import.meta.env?.ONEPOINT_DEV_MODE ?? fromProcess('ONEPOINT_DEV_MODE'),
  ONEPOINT_PAYMENT_HOSTS: import.meta.env?.ONEPOINT_PAYMENT_HOSTS ?? fromProcess('ONEPOINT_PAYMENT_HOSTS'),
  ONEPOINT_STATUS_PAGE_URL: import.meta.env?.ONEPOINT_STATUS_PAGE_URL ?? fromProcess('ONEPOINT_STATUS_PAGE_URL'),
  ONEPOINT_ANALYTICS_URL: analyticsUrl,
  ONEPOINT_ANALYTICS_SITE: import.meta.env?.ONEPOINT_ANALYTICS_SITE ?? fromProcess('ONEPOINT_ANALYTICS_SITE'),
  ONEPOINT_BROWSER_REPORTS: browserReports,
});

/** Host on which page views are counted and reports are sent; null in a build that does neither. */
export const countedHost: string | null = asksConsent ? publicConfig.productionHost : null;

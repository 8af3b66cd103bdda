import { parsePublicConfig, PublicConfigError, type PublicVariables } from './parse-public-config.ts';

declare global {
  /** Variables of the host's `config.js`, which documents load before the app (`tools/build/vite-served-config.ts`). */
  var onepointConfig: PublicVariables | undefined;

  interface ImportMetaEnv {
    /** `true` in a build that reads its variables from `config.js`. */
    readonly ONEPOINT_SERVES_CONFIG?: string;
  }
}

function readServedVariables(): PublicVariables {
  if (!(globalThis.onepointConfig instanceof Object)) throw new PublicConfigError('config.js', 'a file with the variables of this app');
  return globalThis.onepointConfig;
}

// Each variable is written out, so that a build replaces the whole expression by a constant and removes dead code.
// Node has no `import.meta.env`, and browsers have no `process`.
const fromProcess = (name: string): string => globalThis.process?.env?.[name] ?? '';
const clerkPublishableKey: string = import.meta.env?.ONEPOINT_CLERK_PUBLISHABLE_KEY ?? fromProcess('ONEPOINT_CLERK_PUBLISHABLE_KEY');
const analyticsUrl: string = import.meta.env?.ONEPOINT_ANALYTICS_URL ?? fromProcess('ONEPOINT_ANALYTICS_URL');
const browserReports: string = import.meta.env?.ONEPOINT_BROWSER_REPORTS ?? fromProcess('ONEPOINT_BROWSER_REPORTS');

const variables: PublicVariables =
  import.meta.env?.ONEPOINT_SERVES_CONFIG === 'true'
    ? readServedVariables()
    : {
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
      };

/** Configuration of the front ends: from the host's file, the build environment, or in Node, from the process environment. */
export const publicConfig = parsePublicConfig(variables);

/**
 * Whether this build contains the embedded identity service. A build constant: code behind `if (usesEmbeddedIdentity)` is not part of a build with a
 * publishable key. A host's key takes precedence.
 */
export const usesEmbeddedIdentity: boolean = clerkPublishableKey === '';

if (import.meta.env?.ONEPOINT_SERVES_CONFIG === 'true' && !usesEmbeddedIdentity && publicConfig.clerkPublishableKey === '')
  throw new PublicConfigError('ONEPOINT_CLERK_PUBLISHABLE_KEY', 'set, because this build has no embedded identity service');

/** Whether page views can be counted. A build constant: a build without an analytics service contains no code for it. */
export const usesAnalytics: boolean = analyticsUrl !== '';

/** Whether errors and web vitals can be reported. A build constant too, unless the host's file decides. */
export const usesReports: boolean =
  (import.meta.env?.ONEPOINT_SERVES_CONFIG === 'true' ? variables.ONEPOINT_BROWSER_REPORTS : browserReports) === 'true';

/** Whether the site asks for consent. */
export const asksConsent: boolean = usesAnalytics || usesReports;

/** Host on which page views are counted and reports are sent; null in a build that does neither. */
export const countedHost: string | null = asksConsent ? publicConfig.productionHost : null;

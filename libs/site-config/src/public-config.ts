import { parsePublicConfig, PublicConfigError, type PublicVariables } from './parse-public-config.ts';

declare global {
  /** Variables of the host's `config.js`, which documents load before the app (`tools/build/vite-served-config.ts`). */
  var onepointConfig: PublicVariables | undefined;

  interface ImportMetaEnv {
    /** `true` in a build that reads its variables from `config.js`. */
    readonly ONEPOINT_SERVES_CONFIG?: string;
    /** `false` in a build without the embedded identity service. */
    readonly ONEPOINT_EMBEDDED_IDENTITY?: string;
    /** Slugs of the chains in prerendered pages, separated by commas; empty for all. */
    readonly ONEPOINT_SERVICE_CHAINS?: string;
  }
}

/** Pages rendered by a server have no configuration: hosts fill in addresses (`fillHostAddresses`), and browsers do the rest after hydration. */
const isServed = import.meta.env?.ONEPOINT_SERVES_CONFIG === 'true' && !import.meta.env.SSR;

function readServedVariables(): PublicVariables {
  if (!(globalThis.onepointConfig instanceof Object)) throw new PublicConfigError('config.js', 'a file with the variables of this app');
  return globalThis.onepointConfig;
}

const variables: PublicVariables = isServed ? readServedVariables() : {};

/** Configuration of the front ends, from the host's file. Servers and tests have the defaults. */
export const publicConfig = parsePublicConfig(variables);

/**
 * Whether this build contains the embedded identity service. A build constant: code behind `if (usesEmbeddedIdentity)` is dropped from builds for
 * production and builds with a publishable key. A host's key takes precedence.
 */
export const usesEmbeddedIdentity: boolean = import.meta.env?.ONEPOINT_EMBEDDED_IDENTITY !== 'false';

if (isServed && !usesEmbeddedIdentity && publicConfig.clerkPublishableKey === '')
  throw new PublicConfigError('ONEPOINT_CLERK_PUBLISHABLE_KEY', 'set, because this build has no embedded identity service');

export const usesReports: boolean = variables.ONEPOINT_BROWSER_REPORTS === 'true';

/** Host on which page views are counted and reports are sent, after consent; null if neither is configured. */
export const countedHost: string | null = usesReports || publicConfig.analyticsUrl !== '' ? publicConfig.productionHost : null;

/** Thrown for an invalid variable, or if the file with the variables is missing. The message contains the variable and what is expected. */
export class PublicConfigError extends Error {
  readonly code = 'PUBLIC_CONFIG_INVALID';
  readonly variable: string;
  /** Completes "must be …". */
  readonly expected: string;

  constructor(variable: string, expected: string) {
    super(`${variable} must be ${expected}`);
    this.name = 'PublicConfigError';
    this.variable = variable;
    this.expected = expected;
  }
}

/** Variables of the front ends, in the `config.js` that a host serves with an app. */
export const publicConfigVariables = [
  'ONEPOINT_CLERK_PUBLISHABLE_KEY',
  'ONEPOINT_API_URL',
  'ONEPOINT_GATEWAY_URL',
  'ONEPOINT_PRODUCTION_HOST',
  'ONEPOINT_DEV_MODE',
  'ONEPOINT_PAYMENT_HOSTS',
  'ONEPOINT_SITE_URL',
  'ONEPOINT_STATUS_PAGE_URL',
  'ONEPOINT_ANALYTICS_URL',
  'ONEPOINT_ANALYTICS_SITE',
  'ONEPOINT_BROWSER_REPORTS',
] as const;

export type PublicConfigVariable = (typeof publicConfigVariables)[number];

export type PublicVariables = Readonly<Partial<Record<PublicConfigVariable, string>>>;

export interface PublicConfig {
  /** Empty when the embedded identity service at `/__clerk` is used. */
  clerkPublishableKey: string;
  /** Base URL of the API: a path on this origin or an absolute URL, without a trailing slash. */
  apiUrl: string;
  /** Absolute base URL of the gateway; empty for `/rpc` on the page's origin. */
  gatewayUrl: string;
  /** Host of the production site (`example.com`), or empty. */
  productionHost: string;
  /** Shows developer pages. */
  devMode: boolean;
  /** Hosts of payment pages that links can lead to, with a port if it is not the default. */
  paymentHosts: readonly string[];
  /** Where a playground deployed alone finds the site and the dashboard: an absolute URL, `none`, or empty for its own origin. */
  siteUrl: string;
  /** Absolute URL of an external status page, or empty. */
  statusPageUrl: string;
  /** Base URL of the Plausible service that counts page views: a path on this origin or an absolute URL; empty turns counting off. */
  analyticsUrl: string;
  /** Name of the site in that service. Default: the production host. */
  analyticsSite: string;
}

/** Host of the payment provider's pages: https://docs.cryptocloud.plus/en/api-reference-v2/create-invoice */
const paymentHostsDefault = 'pay.cryptocloud.plus';
const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/;

const flags: Record<string, boolean> = { '': false, '0': false, false: false, '1': true, true: true };

function parseUrl(variable: PublicConfigVariable, value: string, pathAllowed: boolean): string {
  const isPath = pathAllowed && /^\/(?!\/)/.test(value);
  if (value !== '' && !isPath && !(URL.canParse(value) && /^https?:\/\//.test(value)))
    throw new PublicConfigError(variable, pathAllowed ? 'a path that starts with / or an http(s) URL' : 'an http(s) URL or empty');
  return value.replace(/\/+$/, '');
}

/**
 * Parses the variables. Unknown ones are ignored, because one file can serve several releases.
 *
 * @throws {PublicConfigError} for an invalid value
 */
export function parsePublicConfig(env: Readonly<Partial<Record<PublicConfigVariable, unknown>>>): PublicConfig {
  const read = (variable: PublicConfigVariable): string => {
    const value = env[variable] ?? '';
    if (typeof value !== 'string') throw new PublicConfigError(variable, 'a string');
    return value.trim();
  };
  const clerkPublishableKey = read('ONEPOINT_CLERK_PUBLISHABLE_KEY');
  if (clerkPublishableKey !== '' && !/^pk_(test|live)_./.test(clerkPublishableKey))
    throw new PublicConfigError('ONEPOINT_CLERK_PUBLISHABLE_KEY', 'a key that starts with pk_test_ or pk_live_, or empty');
  // Lowercase like in browsers, because it is compared with `location.host`.
  const productionHost = read('ONEPOINT_PRODUCTION_HOST').toLowerCase();
  if (productionHost !== '' && !hostPattern.test(productionHost))
    throw new PublicConfigError('ONEPOINT_PRODUCTION_HOST', 'a host name without a scheme, or empty');
  const devMode = flags[read('ONEPOINT_DEV_MODE').toLowerCase()];
  if (devMode === undefined) throw new PublicConfigError('ONEPOINT_DEV_MODE', 'true, false or empty');
  const paymentHosts = (read('ONEPOINT_PAYMENT_HOSTS') || paymentHostsDefault).toLowerCase().split(/[\s,]+/);
  if (!paymentHosts.every((host) => hostPattern.test(host)))
    throw new PublicConfigError('ONEPOINT_PAYMENT_HOSTS', 'host names without a scheme, separated by commas, or empty');
  const siteUrl = read('ONEPOINT_SITE_URL');
  return {
    clerkPublishableKey,
    apiUrl: parseUrl('ONEPOINT_API_URL', read('ONEPOINT_API_URL') || '/api', true),
    gatewayUrl: parseUrl('ONEPOINT_GATEWAY_URL', read('ONEPOINT_GATEWAY_URL'), false),
    productionHost,
    devMode,
    paymentHosts,
    siteUrl: siteUrl === 'none' ? siteUrl : parseUrl('ONEPOINT_SITE_URL', siteUrl, false),
    statusPageUrl: parseUrl('ONEPOINT_STATUS_PAGE_URL', read('ONEPOINT_STATUS_PAGE_URL'), false),
    analyticsUrl: parseUrl('ONEPOINT_ANALYTICS_URL', read('ONEPOINT_ANALYTICS_URL'), true),
    analyticsSite: read('ONEPOINT_ANALYTICS_SITE') || productionHost,
  };
}

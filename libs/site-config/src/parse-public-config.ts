import { PublicConfigError } from './public-config-error.ts';

/** The build-time variables front ends read; a build replaces each by its value. */
export const publicConfigVariables = [
  'ONEPOINT_CLERK_PUBLISHABLE_KEY',
  'ONEPOINT_API_URL',
  'ONEPOINT_GATEWAY_URL',
  'ONEPOINT_PRODUCTION_HOST',
  'ONEPOINT_DEV_MODE',
  'ONEPOINT_PAYMENT_HOSTS',
  'ONEPOINT_STATUS_PAGE_URL',
  'ONEPOINT_ANALYTICS_URL',
  'ONEPOINT_ANALYTICS_SITE',
] as const;

export type PublicConfigVariable = (typeof publicConfigVariables)[number];

export interface PublicConfig {
  /** Empty where the embedded identity service under `/__clerk` is used. */
  clerkPublishableKey: string;
  /** Base of the API, a path on this origin or an absolute URL, without a trailing slash. */
  apiUrl: string;
  /** Base of the gateway, absolute; empty stands for `/rpc` on the page's own origin. */
  gatewayUrl: string;
  /** Host of the production site (`example.com`), empty where there is none. */
  productionHost: string;
  /** Shows developer pages in this build. */
  devMode: boolean;
  /** Hosts of payment pages that the browser may be sent to, with a port where it is not the scheme's own. */
  paymentHosts: readonly string[];
  /** A page elsewhere that tells the service's status, absolute; empty where there is none. */
  statusPageUrl: string;
  /** Base of the Plausible service that counts page views, a path on this origin or an absolute URL; empty counts nothing. */
  analyticsUrl: string;
  /** Name of the site in that service; the production host unless it is called otherwise there. */
  analyticsSite: string;
}

/** Where the payment provider serves its payment pages: https://docs.cryptocloud.plus/en/api-reference-v2/create-invoice */
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
 * Turns the build-time variables into configuration.
 *
 * @throws {PublicConfigError} on a value that cannot be used
 */
export function parsePublicConfig(env: Readonly<Partial<Record<PublicConfigVariable, string>>>): PublicConfig {
  const read = (variable: PublicConfigVariable): string => env[variable]?.trim() ?? '';
  const clerkPublishableKey = read('ONEPOINT_CLERK_PUBLISHABLE_KEY');
  if (clerkPublishableKey !== '' && !/^pk_(test|live)_./.test(clerkPublishableKey))
    throw new PublicConfigError('ONEPOINT_CLERK_PUBLISHABLE_KEY', 'a key that starts with pk_test_ or pk_live_, or empty');
  // As browsers say it: the host of a page is held against it.
  const productionHost = read('ONEPOINT_PRODUCTION_HOST').toLowerCase();
  if (productionHost !== '' && !hostPattern.test(productionHost))
    throw new PublicConfigError('ONEPOINT_PRODUCTION_HOST', 'a host name without a scheme, or empty');
  const devMode = flags[read('ONEPOINT_DEV_MODE').toLowerCase()];
  if (devMode === undefined) throw new PublicConfigError('ONEPOINT_DEV_MODE', 'true, false or empty');
  const paymentHosts = (read('ONEPOINT_PAYMENT_HOSTS') || paymentHostsDefault).toLowerCase().split(/[\s,]+/);
  if (!paymentHosts.every((host) => hostPattern.test(host)))
    throw new PublicConfigError('ONEPOINT_PAYMENT_HOSTS', 'host names without a scheme, separated by commas, or empty');
  return {
    clerkPublishableKey,
    apiUrl: parseUrl('ONEPOINT_API_URL', read('ONEPOINT_API_URL') || '/api', true),
    gatewayUrl: parseUrl('ONEPOINT_GATEWAY_URL', read('ONEPOINT_GATEWAY_URL'), false),
    productionHost,
    devMode,
    paymentHosts,
    statusPageUrl: parseUrl('ONEPOINT_STATUS_PAGE_URL', read('ONEPOINT_STATUS_PAGE_URL'), false),
    analyticsUrl: parseUrl('ONEPOINT_ANALYTICS_URL', read('ONEPOINT_ANALYTICS_URL'), true),
    analyticsSite: read('ONEPOINT_ANALYTICS_SITE') || productionHost,
  };
}

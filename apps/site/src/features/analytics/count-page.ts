import { publicConfig } from '@onepoint/site-config';

/** One view of a page. */
interface PageView {
  /** URL without anything that could identify a reader: only campaign parameters remain in its query. */
  url: string;
  /** The page of another site that linked here. */
  referrer: string | null;
}

/** Campaign parameters: https://plausible.io/docs/manual-link-tagging */
const campaignNames = new Set(['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']);

/**
 * The page view to count, with nothing about its reader.
 *
 * @param href address of the page
 * @param referrer of the document; empty if the browser sends none
 */
export function pageView(href: string, referrer: string): PageView {
  const url = new URL(href);
  url.hash = '';
  for (const name of new Set(url.searchParams.keys())) if (!campaignNames.has(name)) url.searchParams.delete(name);
  const isForeign = URL.canParse(referrer) && new URL(referrer).origin !== url.origin;
  return { url: url.href, referrer: isForeign ? referrer : null };
}

interface SendPageViewParameters {
  /** Base of a Plausible service: an absolute URL, or a path on this origin that is proxied to one. */
  serviceUrl: string;
  /** Name of the site in that service. */
  site: string;
  view: PageView;
  /** Language of the page, sent as a property. */
  language: string;
  /** Aborts if consent is withdrawn. */
  signal: AbortSignal;
}

/**
 * Counts a page view with Plausible's events API (https://plausible.io/docs/events-api): one request without cookies that needs no preflight and outlives
 * the page. Failures are ignored.
 *
 * @returns whether the service counted it
 */
export async function sendPageView({ serviceUrl, site, view, language, signal }: SendPageViewParameters): Promise<boolean> {
  try {
    const response = await fetch(`${serviceUrl}/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ name: 'pageview', domain: site, url: view.url, referrer: view.referrer, props: { language } }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal,
    });
    return response.ok && response.headers.get('x-plausible-dropped') === null;
  } catch {
    return false;
  }
}

interface CountPageParameters {
  /** URL of the page. */
  href: string;
  language: string;
  signal: AbortSignal;
}

/** Counts a page with the analytics service of this build. */
export async function countPage({ href, language, signal }: CountPageParameters): Promise<void> {
  const { analyticsUrl: serviceUrl, analyticsSite: site } = publicConfig;
  await sendPageView({ serviceUrl, site, view: pageView(href, document.referrer), language, signal });
}

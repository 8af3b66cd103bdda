import { publicConfig } from '@onepoint/site-config';

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

interface SendEventParameters {
  /** `pageview`, or the name of a goal. @default pageview */
  name?: string;
  /** Base of a Plausible service: an absolute URL, or a path on this origin that is proxied to one. */
  serviceUrl: string;
  /** Name of the site in that service. */
  site: string;
  view: PageView;
  /** The language of the page and the variants of its experiments. */
  props: Readonly<Record<string, string>>;
  /** Aborts if consent is withdrawn. */
  signal: AbortSignal;
}

/**
 * Counts an event with Plausible's events API (https://plausible.io/docs/events-api) in one request without cookies, which needs no preflight
 * and can outlive the page. Failures are ignored.
 *
 * @returns whether the service counted it
 */
export async function sendEvent({ name = 'pageview', serviceUrl, site, view, props, signal }: SendEventParameters): Promise<boolean> {
  try {
    const response = await fetch(`${serviceUrl}/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ name, domain: site, url: view.url, referrer: view.referrer, props }),
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

interface CountPageParameters extends Pick<SendEventParameters, 'name' | 'props' | 'signal'> {
  href: string;
}

export async function countPage({ href, ...event }: CountPageParameters): Promise<void> {
  const { analyticsUrl: serviceUrl, analyticsSite: site } = publicConfig;
  await sendEvent({ serviceUrl, site, view: pageView(href, document.referrer), ...event });
}

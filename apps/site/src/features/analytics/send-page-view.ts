import type { PageView } from './page-view.ts';

export interface SendPageViewParameters {
  /** Base of a Plausible service: an absolute URL, or a path on this origin that is passed on to one. */
  serviceUrl: string;
  /** Name of the site in that service. */
  site: string;
  view: PageView;
  /** Language of the page; the service keeps it as a property. */
  language: string;
  /** Calls off a request that is under way: consent was taken back. */
  signal: AbortSignal;
}

/**
 * Counts a page view by Plausible's events API (https://plausible.io/docs/events-api): one request without cookies, of a kind that
 * needs no preflight and outlives the page. A failure is no failure of the page: nothing depends on the count.
 *
 * @returns whether the service took it
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

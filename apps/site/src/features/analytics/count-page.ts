import { publicConfig } from '@onepoint/site-config';
import { pageView } from './page-view.ts';
import { sendPageView } from './send-page-view.ts';

export interface CountPageParameters {
  /** Address of the page. */
  href: string;
  language: string;
  signal: AbortSignal;
}

/** Counts a page with the service that this build is configured for. */
export async function countPage({ href, language, signal }: CountPageParameters): Promise<void> {
  const { analyticsUrl: serviceUrl, analyticsSite: site } = publicConfig;
  await sendPageView({ serviceUrl, site, view: pageView(href, document.referrer), language, signal });
}

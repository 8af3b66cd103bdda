/** One page, read once. */
export interface PageView {
  /** Address without what could name a reader: of its query only the names of campaigns remain. */
  url: string;
  /** Page of another site that led here. */
  referrer: string | null;
}

/** What campaigns put into links: https://plausible.io/docs/manual-link-tagging */
const campaignNames = new Set(['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']);

/**
 * What is counted of a page: nothing about its reader.
 *
 * @param href address of the page
 * @param referrer of the document, empty where the browser does not say
 */
export function pageView(href: string, referrer: string): PageView {
  const url = new URL(href);
  url.hash = '';
  for (const name of new Set(url.searchParams.keys())) if (!campaignNames.has(name)) url.searchParams.delete(name);
  const isForeign = URL.canParse(referrer) && new URL(referrer).origin !== url.origin;
  return { url: url.href, referrer: isForeign ? referrer : null };
}

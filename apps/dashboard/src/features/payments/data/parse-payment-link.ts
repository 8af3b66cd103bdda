import { PaymentLinkError } from './payment-link-error.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export interface PaymentLinkRules {
  /** Hosts of payment pages, with a port where it is not the scheme's own: `publicConfig.paymentHosts`. */
  hosts: readonly string[];
  /** Address of the page that sends the browser away. Where it is this machine, so may the payment sandbox be. */
  pageUrl: string;
}

/**
 * The address of a payment page as the browser may follow it: https, on a configured host and port, without a user name. The sandbox of
 * payments on this machine may do without https.
 *
 * @param link as the API returned it
 * @throws {PaymentLinkError} LINK_EMPTY, LINK_REFUSED
 */
export function parsePaymentLink(link: string | null, { hosts, pageUrl }: PaymentLinkRules): URL {
  if (link === null || link.trim() === '') throw new PaymentLinkError('LINK_EMPTY', 'link is empty');
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url) throw new PaymentLinkError('LINK_REFUSED', 'The link is no absolute address.');
  const page = new URL(pageUrl);
  const local = loopback.test(page.hostname) && loopback.test(url.hostname);
  const trusted = hosts.includes(url.host) || (local && url.host === page.host);
  const safeScheme = url.protocol === 'https:' || (url.protocol === 'http:' && local);
  if (!trusted || !safeScheme || url.username !== '' || url.password !== '')
    throw new PaymentLinkError('LINK_REFUSED', `The link leads to ${url.protocol}//${url.host}, which is no payment page.`);
  return url;
}

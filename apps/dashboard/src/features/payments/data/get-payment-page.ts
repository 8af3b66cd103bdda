import { publicConfig } from '@onepoint/site-config';
import { parsePaymentLink } from './parse-payment-link.ts';
import { PaymentLinkError } from './payment-link-error.ts';

/**
 * The payment page that a link from the API leads to, by this build's rules.
 *
 * @throws {PaymentLinkError} LINK_EMPTY, LINK_REFUSED
 */
export function getPaymentPage(link: string | null): string {
  return parsePaymentLink(link, { hosts: publicConfig.paymentHosts, pageUrl: window.location.href }).href;
}

/** The same, null where there is none that may be followed: for lists, which leave the link out then. */
export function findPaymentPage(link: string | null): string | null {
  try {
    return getPaymentPage(link);
  } catch (error) {
    if (error instanceof PaymentLinkError) return null;
    throw error;
  }
}

import { promocodeActivationBodySchema, type CustodialToken, type Payment } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/export-file';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';
import { formatCentsDecimal } from '@onepoint/plans-domain';
import { publicConfig } from '@onepoint/site-config';
import * as z from 'zod/mini';

/** An amount in cents in the URL of a deposit modal. */
export const centsParameter = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_900)));

/** A payment link that the browser must not open. The message is for logs; user-facing texts depend on the code. */
export class PaymentLinkError extends Error {
  override readonly name = 'PaymentLinkError';
  readonly code: 'LINK_EMPTY' | 'LINK_REJECTED';

  constructor(code: PaymentLinkError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

interface PaymentLinkRules {
  /** Trusted hosts of payment pages, with a port unless it is the default one: `publicConfig.paymentHosts`. */
  hosts: readonly string[];
  /** URL of the current page. On localhost, the payment sandbox is trusted too. */
  pageUrl: string;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Validates a payment link: https, a trusted host and port, no credentials. On localhost, the payment sandbox can use http.
 *
 * @param link as returned by the API
 * @throws {PaymentLinkError} LINK_EMPTY, LINK_REJECTED
 */
export function parsePaymentLink(link: string | null, { hosts, pageUrl }: PaymentLinkRules): URL {
  if (link === null || link.trim() === '') throw new PaymentLinkError('LINK_EMPTY', 'link is empty');
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url) throw new PaymentLinkError('LINK_REJECTED', 'The link is not an absolute URL.');
  const page = new URL(pageUrl);
  const local = loopback.test(page.hostname) && loopback.test(url.hostname);
  const trusted = hosts.includes(url.host) || (local && url.host === page.host);
  const safeScheme = url.protocol === 'https:' || (url.protocol === 'http:' && local);
  if (!trusted || !safeScheme || url.username !== '' || url.password !== '')
    throw new PaymentLinkError('LINK_REJECTED', `The link leads to ${url.protocol}//${url.host}, which is not a payment page.`);
  return url;
}

/**
 * Returns the URL of a payment page, validated against the hosts of this build.
 *
 * @throws {PaymentLinkError} LINK_EMPTY, LINK_REJECTED
 */
export function getPaymentPage(link: string | null): string {
  return parsePaymentLink(link, { hosts: publicConfig.paymentHosts, pageUrl: window.location.href }).href;
}

/** Like `getPaymentPage`, but returns null for a link that must not be opened. */
export function findPaymentPage(link: string | null): string | null {
  try {
    return getPaymentPage(link);
  } catch (error) {
    if (error instanceof PaymentLinkError) return null;
    throw error;
  }
}

/** Payment ids as the API generates them. Anything else in the URL is ignored. */
const paymentIdPattern = /^pay_[A-Za-z0-9]{1,64}$/;

/**
 * Finds the id of the payment the user returns from. CryptoCloud appends it to the return URL as `order_id`.
 *
 * @param search query of the current URL
 */
export function findReturnedPaymentId(search: URLSearchParams): string | undefined {
  const id = search.get('order_id') ?? '';
  return paymentIdPattern.test(id) ? id : undefined;
}

/**
 * Amount sent by the payer, in cents. For a settled payment, this is the credited amount plus the fee, which can exceed the requested amount.
 */
export function paidCents({ amount, fee, credited }: Pick<Payment, 'amount' | 'fee' | 'credited'>): number {
  return credited === null ? amount : credited + fee;
}

/** Received part of an open payment, or null if nothing has been received. */
export function partlyPaidCents({ status, received }: Pick<Payment, 'status' | 'received'>): number | null {
  return status === 'CREATED' && received > 0 ? received : null;
}

/** Displayed status: that of the payment, or `EXPIRED` if the page of an open payment has expired. */
export function shownStatus({ status, expiresAt }: Pick<Payment, 'status' | 'expiresAt'>, nowMs: number): string {
  return status === 'CREATED' && expiresAt !== null && Date.parse(expiresAt) <= nowMs ? 'EXPIRED' : status;
}

const firstCheckMs = 3_000;
const slowestCheckMs = 60_000;

/**
 * Delay before the next status check of an open payment, in milliseconds: 3 s at first, growing by half each time, up to one minute.
 *
 * @param checks number of checks made so far
 */
export function checkDelayMs(checks: number): number {
  return Math.min(slowestCheckMs, Math.round(firstCheckMs * 1.5 ** checks));
}

/** Confirmed transfers to the project's own address that are in `now` but not in `before`, oldest first. */
export function arrivedTransfers(before: readonly Payment[], now: readonly Payment[]): Payment[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id, type, status }) => type === 'CUSTODIAL' && status === 'CONFIRMED' && !known.has(id)).toReversed();
}

/** Joins token symbols as alternatives in the given language: `USDC or USDT`. */
export function tokenNames(tokens: readonly Pick<CustodialToken, 'symbol'>[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(tokens.map(({ symbol }) => symbol));
}

/** Validates a promo code with the contract's schema. Returns the trimmed code, or the message of the first error. */
export function parsePromocode(text: string): { readonly code: string } | { readonly message: ValidationMessage } {
  const parsed = promocodeActivationBodySchema.safeParse({ code: text });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { message: issue ? validationMessage(issue) : { key: 'validation.invalid', values: {} } };
}

interface PaymentsCsvOptions {
  /** Column headers. */
  texts: Readonly<Record<'id' | 'created' | 'settled' | 'type' | 'status' | 'amount' | 'fee' | 'credited', string>>;
  /** Display name of a payment type. */
  typeName: (type: string) => string;
}

/** Formats payments as CSV, in the given order. Amounts are plain dollars with two decimals, times ISO 8601 in UTC; amounts are what was paid. */
export function paymentsCsv(payments: readonly Payment[], { texts, typeName }: PaymentsCsvOptions): string {
  const head = [texts.id, texts.created, texts.settled, texts.type, texts.status, texts.amount, texts.fee, texts.credited];
  const rows = payments.map((payment) => [
    payment.id,
    payment.createdAt,
    payment.settledAt,
    typeName(payment.type),
    payment.status,
    { decimal: formatCentsDecimal(paidCents(payment)) },
    { decimal: formatCentsDecimal(payment.fee) },
    payment.credited === null ? null : { decimal: formatCentsDecimal(payment.credited) },
  ]);
  return formatCsv([head, ...rows]);
}

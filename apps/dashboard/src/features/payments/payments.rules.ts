import { promocodeActivationBodySchema, type CustodialToken, type Payment } from '@onepoint/api-contract';
import { formatCsv } from '@onepoint/charts/export-file';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';
import { formatCentsDecimal } from '@onepoint/plans-domain';
import { publicConfig } from '@onepoint/site-config';
import * as z from 'zod/mini';

/** Amount in cents in a deposit modal's URL. */
export const centsParameter = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_900)));

/** Thrown for a payment link the browser must not open. The message is for logs; user-facing texts depend on the code. */
export class PaymentLinkError extends Error {
  override readonly name = 'PaymentLinkError';
  readonly code: 'LINK_EMPTY' | 'LINK_REJECTED';

  constructor(code: PaymentLinkError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

interface PaymentLinkRules {
  /** Trusted payment page hosts (`publicConfig.paymentHosts`), with the port unless it is the default. */
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
 * Validates a payment page's URL against this build's hosts.
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

/** Payment IDs as the API generates them. Anything else in the URL is ignored. */
const paymentIdPattern = /^pay_[A-Za-z0-9]{1,64}$/;

/**
 * Finds the ID of the payment the user returns from. CryptoCloud appends it to the return URL as `order_id`.
 *
 * @param search current URL's query
 */
export function findReturnedPaymentId(search: URLSearchParams): string | undefined {
  const id = search.get('order_id') ?? '';
  return paymentIdPattern.test(id) ? id : undefined;
}

/** Amount the payer sent, in cents. For a settled payment, the credited amount plus the fee, which can exceed the requested amount. */
export function paidCents({ amount, fee, credited }: Pick<Payment, 'amount' | 'fee' | 'credited'>): number {
  return credited === null ? amount : credited + fee;
}

/** Amount in cents received for an open payment. Null if nothing has arrived. */
export function partlyPaidCents({ status, received }: Pick<Payment, 'status' | 'received'>): number | null {
  return status === 'CREATED' && received > 0 ? received : null;
}

/** Returns `EXPIRED` for an open payment whose page has expired, otherwise the payment's status. */
export function shownStatus({ status, expiresAt }: Pick<Payment, 'status' | 'expiresAt'>, nowMs: number): string {
  return status === 'CREATED' && expiresAt !== null && Date.parse(expiresAt) <= nowMs ? 'EXPIRED' : status;
}

const firstCheckMs = 3_000;
const slowestCheckMs = 60_000;

/**
 * Delay before the next status check of an open payment, in milliseconds: 3 s at first, growing by half each time, up to one minute.
 *
 * @param checks number of checks so far
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

/** Validates a promo code with the contract's schema. Returns the trimmed code, or the first error's message. */
export function parsePromocode(text: string): { readonly code: string } | { readonly message: ValidationMessage } {
  const parsed = promocodeActivationBodySchema.safeParse({ code: text });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { message: issue ? validationMessage(issue) : { key: 'validation.invalid', values: {} } };
}

interface PaymentsCsvOptions {
  texts: Readonly<Record<'id' | 'created' | 'settled' | 'type' | 'status' | 'amount' | 'fee' | 'credited', string>>;
  typeName: (type: string) => string;
}

/** Formats payments as CSV in the given order. Amounts are what was paid, in plain dollars with two decimals. Times are ISO 8601 in UTC. */
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

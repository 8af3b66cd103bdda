import { z } from 'zod';
import { invoiceSchema, toInvoice } from './cryptocloud-invoices.ts';
import { readPostback } from './cryptocloud-postback.ts';
import { PaymentProviderError, type Invoice, type PaymentProvider } from './payment-provider.ts';

export interface CryptoCloudConfig {
  /** Without a trailing slash. */
  apiUrl: string;
  /** Without a trailing slash. */
  payUrl: string;
  apiKey: string;
  shopId: string;
  /** Postbacks are signed with it. */
  secret: string;
  /** Whether to accept invoices from the provider's test mode, which move no real money. */
  acceptsTestInvoices: boolean;
}

const invoicesMax = 100;

const invoicesSchema = z.array(invoiceSchema);

/** For CryptoCloud's API v2, whose `amount` is in dollars. */
export function createCryptoCloudProvider(config: CryptoCloudConfig): PaymentProvider {
  const read = (invoices: readonly z.output<typeof invoiceSchema>[]): Invoice[] =>
    invoices.filter((invoice) => config.acceptsTestInvoices || !invoice.test_mode).map((invoice) => toInvoice(invoice, config.payUrl));

  return {
    createInvoice: async ({ paymentId, amountCents }) => {
      const body = { shop_id: config.shopId, amount: amountCents / 100, currency: 'USD', order_id: paymentId };
      const [invoice] = read([await callCryptoCloud(config, '/v2/invoice/create', body, invoiceSchema)]);
      if (invoice === undefined) throw new PaymentProviderError('PROVIDER_REFUSED', 'CryptoCloud’s project is in test mode');
      return invoice;
    },

    listInvoices: async (invoiceIds) => {
      const lists = await Promise.all(
        Array.from({ length: Math.ceil(invoiceIds.length / invoicesMax) }, (_, page) =>
          callCryptoCloud(
            config,
            '/v2/invoice/merchant/info',
            { uuids: invoiceIds.slice(page * invoicesMax, (page + 1) * invoicesMax) },
            invoicesSchema,
          ),
        ),
      );
      return read(lists.flat());
    },

    listInvoicesCreated: async (from, to) => {
      const dates = { start: dayOf(from), end: dayOf(to) };
      const found: Invoice[] = [];
      for (let offset = 0; ; offset += invoicesMax) {
        const page = await callCryptoCloud(config, '/v2/invoice/merchant/list', { ...dates, offset, limit: invoicesMax }, invoicesSchema);
        found.push(...read(page));
        if (page.length < invoicesMax) return found;
      }
    },

    readPostback: (body, now) => readPostback(body, config.secret, now),
  };
}

/** `21.11.2026`, in UTC. */
function dayOf(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** Shorter than the API's own request timeout. */
const timeoutMs = 8_000;

const replySchema = z.object({ status: z.literal('success'), result: z.unknown() });

/**
 * Calls CryptoCloud's API v2 and parses the reply's `result`. Source: https://docs.cryptocloud.plus/en/api-reference-v2
 *
 * @throws {PaymentProviderError}
 */
async function callCryptoCloud<TSchema extends z.ZodType>(
  { apiUrl, apiKey }: CryptoCloudConfig,
  path: string,
  body: Readonly<Record<string, unknown>>,
  resultSchema: TSchema,
): Promise<z.output<TSchema>> {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Token ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new PaymentProviderError('PROVIDER_UNREACHABLE', `CryptoCloud does not answer ${path}`, { cause });
  });
  const reply: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new PaymentProviderError('PROVIDER_REFUSED', `CryptoCloud answered ${path} with ${response.status}`);
  const result = resultSchema.safeParse(replySchema.safeParse(reply).data?.result);
  if (!result.success) throw new PaymentProviderError('PROVIDER_REPLY_UNREADABLE', `CryptoCloud’s reply to ${path} has another shape`);
  return result.data;
}

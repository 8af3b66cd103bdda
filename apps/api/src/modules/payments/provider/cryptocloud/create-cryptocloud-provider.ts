import { z } from 'zod';
import { PaymentProviderError } from '../payment-provider-error.ts';
import type { Invoice, PaymentProvider } from '../payment-provider.ts';
import { callCryptoCloud, type CryptoCloudConfig } from './call-cryptocloud.ts';
import { invoiceSchema, toInvoice } from './invoice-schema.ts';
import { readPostback } from './read-postback.ts';

/** Most that the API takes or gives at once. */
const invoicesMax = 100;
const invoicesSchema = z.array(invoiceSchema);

/** CryptoCloud over its API v2. Amounts go out in dollars, which is what its `amount` is. */
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

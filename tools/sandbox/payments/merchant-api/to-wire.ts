import { statusOf, type Invoice } from '../invoices/invoice.ts';
import { pagesPath } from '../payments.ts';

/** CryptoCloud's fee for Tether on Tron, in dollars. */
const feeUsd = 1.4;

const currency = {
  id: 4,
  code: 'USDT',
  fullcode: 'USDT_TRC20',
  network: { code: 'TRC20', id: 4, fullname: 'Tron' },
  name: 'Tether',
  is_email_required: false,
  stablecoin: true,
};

/** `2026-01-02 12:00:00.000000`, in UTC. */
function toTimestamp(time: number): string {
  return `${new Date(time).toISOString().replace('T', ' ').slice(0, 23)}000`;
}

/** An invoice as CryptoCloud's API v2 writes it. Source: https://docs.cryptocloud.plus/en/api-reference-v2/invoice-information */
export function toWire(invoice: Invoice, publicOrigin: string, now: number) {
  const { id, orderId, amountCents, paidCents, createdAt, expiresAt } = invoice;
  const [amount, paid] = [amountCents / 100, paidCents / 100];
  const status = statusOf(invoice, now);
  return {
    uuid: `INV-${id}`,
    created: toTimestamp(createdAt),
    address: '',
    currency,
    expiry_date: toTimestamp(expiresAt),
    side_commission: 'client',
    side_commission_cc: 'merchant',
    type_payments: 'crypto',
    fiat_currency: 'USD',
    amount,
    amount_usd: amount,
    amount_in_fiat: amount,
    amount_paid: paid,
    amount_paid_usd: paid,
    received: paid,
    received_usd: paid,
    fee: feeUsd,
    fee_usd: feeUsd,
    service_fee: 0,
    service_fee_usd: 0,
    status,
    invoice_status: status === 'paid' || status === 'overpaid' ? 'success' : 'start',
    order_id: orderId,
    is_email_required: false,
    link: `${publicOrigin}${pagesPath}/${id}`,
    test_mode: true,
  };
}

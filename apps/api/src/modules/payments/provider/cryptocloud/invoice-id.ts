const prefix = 'INV-';

/** CryptoCloud writes one id as `INV-XXXXXXXX` in its API and as `XXXXXXXX` in postbacks and links; here it always has the prefix. */
export function toInvoiceId(id: string): string {
  return id.startsWith(prefix) ? id : prefix + id;
}

/** An id without the prefix, as links have it. */
export function shortInvoiceId(invoiceId: string): string {
  return invoiceId.startsWith(prefix) ? invoiceId.slice(prefix.length) : invoiceId;
}

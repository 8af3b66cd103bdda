/** Ids as the API makes them: anything else in an address is not asked for. */
const idPattern = /^pay_[A-Za-z0-9]{1,64}$/;

/**
 * The payment that a reader comes back from, undefined where the address names none. CryptoCloud adds its `order_id`, which is the payment's
 * id, to the address that it leads back to.
 *
 * @param search of the address
 */
export function returnedPaymentId(search: URLSearchParams): string | undefined {
  const id = search.get('order_id') ?? '';
  return idPattern.test(id) ? id : undefined;
}

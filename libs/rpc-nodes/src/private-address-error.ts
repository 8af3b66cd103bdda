/** A name led to an address that is not one of the public internet. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  readonly code = 'PRIVATE_ADDRESS';

  constructor(hostname: string) {
    super(`${hostname} leads to a private address`);
  }
}
